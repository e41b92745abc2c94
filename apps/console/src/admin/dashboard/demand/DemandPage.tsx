import { wishText } from '@forecourt/rules/demand/buyList'
import { wishedStock } from '@forecourt/rules/demand/wishedStock'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { Box, Link, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase } from 'react-admin'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import { listAddress } from '../../../client/listAddress'
import type { DemandRecord } from '../../../client/Records'
import { formatCount } from '../../../parts/formatCount'
import { ListSkeleton } from '../../../parts/lists/ListBody'
import { PageError } from '../../../parts/PageError'
import { PageHeading } from '../../../parts/PageHeading'
import { useOwner } from '../../records/useOwner'
import { TableCard } from '../statistics/TableCard'
import { demandFilterNames, supplyText, wantedText } from './supplyText'

const periods = [
  { weeks: 4, label: '4 weeks' },
  { weeks: 12, label: '12 weeks' },
  { weeks: 52, label: '12 months' },
] as const
type Weeks = (typeof periods)[number]['weeks']

const unassignedText = (searches: number) =>
  searches === 0
    ? ''
    : ` ${formatCount(searches, 'more search', 'more searches')} without a result can’t be read as a kind of car, and ${searches === 1 ? 'isn’t' : 'aren’t'} listed.`

/** A row, with the organisation whose stock it links to. */
type BuyRow = DemandRecord['rows'][number] & { readonly organisationId: string }

const WantedCar = ({ organisationId, ...row }: BuyRow) => (
  <>
    <Link component={LinkBase} to={listAddress('stock', { ...wishedStock(row), organisationId })} sx={{ fontWeight: 600 }}>
      {wantedText(row.wish)}
    </Link>
    <Typography variant="body2" color="text.secondary">
      {supplyText(row)}
    </Typography>
  </>
)

interface RowsProps {
  readonly title: string
  readonly text: string
  readonly empty: string
  readonly rows: readonly BuyRow[]
}

const Rows = ({ rows, ...texts }: RowsProps) => (
  <TableCard
    {...texts}
    rows={rows}
    rowKey={({ wish }) => JSON.stringify(wish)}
    columns={[
      { heading: 'Car', value: ({ wish }) => wishText(wish), render: WantedCar },
      { heading: 'Up to', value: ({ wish }) => (wish.maxCents === null ? 'Any price' : formatMoney(wish.maxCents)), isInFileOnly: true },
      { heading: 'Location', value: ({ wish }) => wish.place ?? 'Anywhere', isInFileOnly: true },
      { heading: 'Searches', value: ({ searches }) => searches, isNumber: true },
      { heading: 'Lost enquiries', value: ({ lost }) => lost, isNumber: true },
      { heading: 'Alerts waiting', value: ({ waiting }) => waiting, isNumber: true },
      { heading: 'You have', value: (row) => supplyText(row), isInFileOnly: true },
    ]}
  />
)

interface TablesProps {
  readonly demand: Omit<DemandRecord, 'rows'> & { readonly rows: readonly BuyRow[] }
}

const DemandTables = ({ demand: { rows, emptied, unassigned } }: TablesProps) => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <Rows
      title="Buy these"
      text={`You have none of these now. An enquiry about a car that someone else bought counts most, then an alert that waits for a car, then a search without a result.${unassignedText(unassigned)}`}
      empty="There is a car for everything that shoppers looked for in this period."
      rows={rows.filter(({ cars }) => cars === 0)}
    />
    <Rows
      title="In demand, and in stock now"
      text="Shoppers didn’t find these at the time, or missed out on one. You have some now."
      empty="Shoppers found what they looked for in this period."
      rows={rows.filter(({ cars }) => cars > 0)}
    />
    {emptied.length > 0 && (
      <TableCard
        title="Filters that emptied lists"
        text="Without this one filter, these searches would have shown cars that you have now. If these cars have the value, enter it on them, such as the number of seats."
        rows={emptied}
        rowKey={({ condition }) => condition}
        empty="No single filter is to blame for a search without results."
        columns={[
          { heading: 'Filter', value: ({ condition }) => demandFilterNames[condition] },
          { heading: 'Searches', value: ({ searches }) => searches, isNumber: true },
        ]}
      />
    )}
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
      <PageHeading
        title="What to buy"
        text="What shoppers looked for on your websites and didn’t find. Numbers only: no shopper can be recognised."
      />
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
      {!error && data && <DemandTables demand={{ ...data, rows: data.rows.map((row) => ({ ...row, organisationId })) }} />}
    </>
  )
}
