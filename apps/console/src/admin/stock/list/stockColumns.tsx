import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { Box, Typography } from '@mui/material'
import type { CarRecord } from '../../../client/Records'
import { Ago } from '../../../parts/Ago'
import type { Column } from '../../../parts/lists/RecordTable'
import { StatusPill } from '../../../parts/StatusPill'
import { carStageNames } from '../carStageNames'
import { AgeCell } from './AgeCell'
import { CarTags } from './CarTags'
import { ListedCell } from './ListedCell'
import { PriceCell } from './PriceCell'

export interface StockColumn extends Column<CarRecord> {
  /** What choices, kept lists and the file call it. */
  readonly key: string
}

export const StageCell = ({ car: { stage } }: { readonly car: CarRecord }) => (
  <StatusPill tone={carStageNames[stage].tone}>{carStageNames[stage].text}</StatusPill>
)

const money = (cents: number | null) => (cents === null ? '' : formatMoney(cents))

/** Columns that can be chosen, in their order; the car itself always stands first. */
export const stockColumns = (mayEdit: boolean): readonly StockColumn[] => [
  { key: 'year', label: 'Year', sortBy: 'year', render: ({ year }) => year },
  { key: 'stage', label: 'Status', sortBy: 'status', render: (car) => <StageCell car={car} /> },
  { key: 'tags', label: 'Tags', render: (car) => <CarTags car={car} /> },
  {
    key: 'place',
    label: 'Where',
    render: ({ locationName }) => <Box sx={{ minWidth: 124, maxWidth: 180, overflowWrap: 'break-word' }}>{locationName}</Box>,
  },
  { key: 'age', label: 'Days', sortBy: 'createdAt', align: 'right', render: (car) => <AgeCell car={car} /> },
  {
    key: 'photos',
    label: 'Photos',
    align: 'right',
    render: ({ imageCount }) => (imageCount === 0 ? <StatusPill tone="bad">None</StatusPill> : imageCount),
  },
  { key: 'leads', label: 'Leads', align: 'right', render: ({ leads }) => leads },
  { key: 'lastLead', label: 'Last lead', render: ({ lastLeadAt }) => (lastLeadAt === null ? 'Never' : <Ago at={lastLeadAt} />) },
  {
    key: 'source',
    label: 'From',
    render: ({ feedName, feedProblem }) => (
      <Box sx={{ maxWidth: 180, overflowWrap: 'anywhere' }}>
        {feedName ?? 'By hand'}
        {feedProblem && (
          <Typography variant="body2" color="error">
            {feedProblem}
          </Typography>
        )}
      </Box>
    ),
  },
  { key: 'listed', label: 'Listed', render: (car) => <ListedCell car={car} /> },
  {
    key: 'km',
    label: 'Odometer',
    sortBy: 'km',
    align: 'right',
    render: ({ km }) => (km === null ? '' : `${km.toLocaleString('en-AU')} km`),
  },
  { key: 'views', label: 'Views', sortBy: 'views', align: 'right', render: ({ views }) => views.toLocaleString('en-AU') },
  { key: 'vin', label: 'VIN', render: ({ vin }) => vin },
  { key: 'updated', label: 'Changed', sortBy: 'updatedAt', render: ({ updatedAt }) => <Ago at={updatedAt} /> },
  { key: 'driveAway', label: 'Drive away', align: 'right', render: ({ driveAwayCents }) => money(driveAwayCents) },
  { key: 'egc', label: 'Excl. charges', align: 'right', render: ({ egcCents }) => money(egcCents) },
  { key: 'was', label: 'Was', align: 'right', render: ({ beforePriceCents }) => money(beforePriceCents) },
  { key: 'price', label: 'Price', sortBy: 'priceCents', align: 'right', render: (car) => <PriceCell car={car} mayEdit={mayEdit} /> },
]

/** Those that are shown until somebody chooses others. */
export const usualColumns: readonly string[] = ['stage', 'place', 'age', 'photos', 'leads', 'listed', 'price']
