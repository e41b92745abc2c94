import { wishText } from '@forecourt/rules/demand/buyList'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import type { DemandRecord } from '../../../client/Records'
import { formatCount } from '../../../parts/formatCount'
import { ListSkeleton } from '../../../parts/lists/ListBody'
import { PageError } from '../../../parts/PageError'
import { PageHeading } from '../../../parts/PageHeading'
import { useOwner } from '../../records/useOwner'
import { TableCard } from '../statistics/TableCard'
import { demandFilterNames, supplyText } from './supplyText'

const periods = [
  { weeks: 4, label: '4 weeks' },
  { weeks: 12, label: '12 weeks' },
  { weeks: 52, label: '12 months' },
] as const
type Weeks = (typeof periods)[number]['weeks']

const unassignedText = (searches: number) =>
  searches === 0
    ? ''
    : ` ${formatCount(searches, 'search names', 'searches name')} no kind of car, and ${searches === 1 ? 'isn’t' : 'aren’t'} listed.`

const DemandTables = ({ demand: { rows, emptied, unassigned } }: { readonly demand: DemandRecord }) => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <TableCard
      title="Buy these"
      text={`Strongest demand first: a lost enquiry counts most, then an alert that waits, then a search.${unassignedText(unassigned)}`}
      rows={rows}
      rowKey={({ wish }) => JSON.stringify(wish)}
      empty="Shoppers found what they looked for in this period."
      columns={[
        { heading: 'Car', value: ({ wish }) => wishText(wish) },
        { heading: 'Up to', value: ({ wish }) => (wish.maxCents === null ? 'Any price' : formatMoney(wish.maxCents)) },
        { heading: 'Location', value: ({ wish }) => wish.place ?? 'Anywhere' },
        { heading: 'Searches', value: ({ searches }) => searches, isNumber: true },
        { heading: 'Lost enquiries', value: ({ lost }) => lost, isNumber: true },
        { heading: 'Alerts waiting', value: ({ waiting }) => waiting, isNumber: true },
        { heading: 'You have', value: (row) => supplyText(row) },
      ]}
    />
    <TableCard
      title="Filters that emptied lists"
      text="Without this filter, these searches would find cars that you have now."
      rows={emptied}
      rowKey={({ condition }) => condition}
      empty="No single filter is to blame for a search without results."
      columns={[
        { heading: 'Filter', value: ({ condition }) => demandFilterNames[condition] },
        { heading: 'Searches', value: ({ searches }) => searches, isNumber: true },
      ]}
    />
  </Box>
)

/** What shoppers wanted and didn't find, as a list of cars to buy (ANL-01). */
export const DemandPage = () => {
  const { organisationId, field } = useOwner()
  const [weeks, setWeeks] = useState<Weeks>(12)
  const { data, error, refetch } = useQuery(
    api.statistics.demand.queryOptions(
      { organisationId, siteId: null, weeks },
      { enabled: organisationId !== '', staleTime: 0, retry: false, placeholderData: keepPreviousData },
    ),
  )
  return (
    <>
      <PageHeading title="What to buy" text="Counted on your websites, as numbers alone: no shopper can be recognised." />
      {field}
      <ToggleButtonGroup
        exclusive
        size="small"
        value={weeks}
        aria-label="Period"
        onChange={(_event, next: Weeks | null) => next && setWeeks(next)}
        sx={{ mb: 2 }}
      >
        {periods.map((period) => (
          <ToggleButton key={period.weeks} value={period.weeks} sx={{ px: 2 }}>
            {period.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {error && <PageError message={callError(error).message} onRetry={() => void refetch()} />}
      {!error && organisationId !== '' && !data && <ListSkeleton />}
      {!error && data && <DemandTables demand={data} />}
    </>
  )
}
