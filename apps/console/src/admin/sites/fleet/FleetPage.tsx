import { countries, countryTerms } from '@forecourt/rules/records/kinds/countryTerms'
import { publishedSpans, siteTroubles } from '@forecourt/rules/sites/siteTroubles'
import SitesIcon from '@mui/icons-material/StorefrontOutlined'
import { Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { ListBase, useListContext } from 'react-admin'
import { api } from '../../../client/api'
import type { FleetRecord } from '../../../client/Records'
import { FilterBar } from '../../../parts/lists/FilterBar'
import { ListBody } from '../../../parts/lists/ListBody'
import { type Column, RecordTable } from '../../../parts/lists/RecordTable'
import { PageHeading } from '../../../parts/PageHeading'
import { ViewsMenu } from '../../layout/views/ViewsMenu'
import { NewDealerButton } from '../../onboarding/UnfinishedOnboardings'
import { useMay } from '../../useMay'
import { siteStatuses } from '../siteStatuses'
import { ExportFleet } from './ExportFleet'
import { FleetActions } from './FleetActions'
import { FleetBulkBar } from './FleetBulkBar'
import { FleetCard, fleetColumns } from './fleetColumns'
import { SiteViews } from './SiteViews'
import { useSelectedSites } from './useSelectedSites'

const toChoices = (texts: Readonly<Record<string, string>>) => Object.entries(texts).map(([value, label]) => ({ value, label }))

const problemFilter = { source: 'trouble', label: 'Problem', choices: [{ value: 'any', label: 'Any problem' }, ...toChoices(siteTroubles)] }
const publishedFilter = { source: 'published', label: 'Published', choices: toChoices(publishedSpans) }
const countryFilter = { source: 'country', label: 'Country', choices: countries.map((id) => ({ value: id, label: countryTerms(id).name })) }

const toOptions = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }))

/** Search and filters of the table. */
const FleetFilters = () => {
  const { data } = useQuery(api.fleet.choices.queryOptions())
  return (
    <FilterBar
      searchLabel="Search by name"
      selects={[
        problemFilter,
        siteStatuses,
        publishedFilter,
        { source: 'template', label: 'Template', choices: data?.templates.map(({ id, name }) => ({ value: id, label: name })) ?? [] },
        { source: 'make', label: 'Make', choices: toOptions(data?.makes ?? []) },
        { source: 'state', label: 'State', choices: toOptions(data?.states ?? []) },
        countryFilter,
      ]}
    />
  )
}

interface FleetView {
  readonly filter?: Readonly<Record<string, unknown>>
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' } | null
}

const columns: readonly Column<FleetRecord>[] = [
  ...fleetColumns,
  { label: 'Actions', width: 48, render: (site) => <FleetActions site={site} /> },
]

/** Saved views of the table: filters and order. */
const FleetViews = () => {
  const { filterValues, sort, setFilters, setSort } = useListContext()
  const showView = (view: object) => {
    const { filter = {}, sort: order } = view as FleetView
    setFilters(filter, {}, false)
    if (order) setSort({ ...order })
  }
  const filter = Object.fromEntries(Object.entries(filterValues).filter(([, value]) => value !== undefined))
  return <ViewsMenu list="fleet" savedText="filters and order" view={{ filter, sort }} onShow={showView} />
}

const Fleet = () => {
  const { total } = useListContext<FleetRecord>()
  const may = useMay()
  const { selection, sites, clear } = useSelectedSites()
  return (
    <>
      <PageHeading
        title="Dealer table"
        text={
          total === undefined
            ? ''
            : `${total.toLocaleString('en-AU')} ${total === 1 ? 'site' : 'sites'}. Each is checked about every two minutes.`
        }
        actions={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <SiteViews here="/fleet" />
            <FleetViews />
            <ExportFleet />
            {may('site.create') && <NewDealerButton />}
          </Box>
        }
      />
      <FleetFilters />
      <ListBody emptyTitle="No sites yet" emptyText="The sites of all dealers appear here." emptyPicture={<SitesIcon />}>
        <RecordTable<FleetRecord>
          label="Dealers"
          columns={columns}
          hasOwnLinks
          {...((may('layer.edit') || may('site.create')) && { selection })}
          compact={(site) => (
            <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <FleetCard site={site} />
              </Box>
              <FleetActions site={site} />
            </Box>
          )}
        />
        <FleetBulkBar sites={sites} onClear={clear} />
      </ListBody>
    </>
  )
}

/** The sites of all dealers with their health, for the platform's staff; those with the most severe problems first. */
export const FleetPage = () => (
  <ListBase resource="fleet" perPage={50} sort={{ field: 'troubles', order: 'DESC' }} queryOptions={{ refetchInterval: 60_000 }}>
    <Fleet />
  </ListBase>
)
