import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { priceTypeText } from '@forecourt/rules/pricing/modelPriceText'
import type { Country } from '@forecourt/rules/records/kinds/countryTerms'
import { stockAge } from '@forecourt/rules/stock/carAttention'
import { Box, Chip, Tooltip, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useListContext } from 'react-admin'
import { api } from '../../../client/api'
import type { CarRecord } from '../../../client/Records'
import { Ago } from '../../../parts/Ago'
import { formatCount } from '../../../parts/formatCount'
import type { Column } from '../../../parts/lists/RecordTable'
import { type PillTone, StatusPill } from '../../../parts/StatusPill'
import { carStageNames } from '../carStatus'
import { PriceCell } from './PriceCell'

const tones: { readonly [Age in CarRecord['age']]: PillTone } = { '0-30': 'quiet', '31-60': 'info', '61-90': 'waiting', '90+': 'bad' }

/** Days in stock. With an unknown arrival, those since the first import are only the least. */
export const stockDays = ({ daysInStock, isArrivalKnown }: Pick<CarRecord, 'daysInStock' | 'isArrivalKnown'>): string => {
  const days = formatCount(daysInStock, 'day', 'days')
  if (isArrivalKnown) return days
  return daysInStock === 0 ? 'New in the list' : `At least ${days}`
}

/** Days in stock, coloured by age band. */
export const AgeCell = ({ car }: { readonly car: CarRecord }) => (
  <StatusPill tone={tones[stockAge(car.daysInStock)]}>{stockDays(car)}</StatusPill>
)

const types = { new: 'New', demo: 'Demo', used: 'Used' } as const

/** Tags of a car: type, the dealer's tag, and missing data. */
const CarTags = ({ car }: { car: CarRecord }) => {
  const tags = [
    types[car.carType],
    car.certified && 'Certified',
    car.preorder && 'Preorder',
    car.tag,
    car.imageCount === 0 && 'No photos',
  ].filter((tag) => typeof tag === 'string' && tag !== '')
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {tags.map((tag) => (
        <Chip key={String(tag)} label={tag} size="small" variant="outlined" />
      ))}
    </Box>
  )
}

/** Where a car of the list is shown; one query for all cars of the page. `isLoaded`: whether the answer is known. */
const useListed = (id: string) => {
  const { data = [] } = useListContext<CarRecord>()
  const { data: listed } = useQuery(api.stock.listed.queryOptions({ ids: data.map((car) => car.id) }))
  return { isLoaded: listed !== undefined, listing: listed?.find((each) => each.id === id) }
}

/** Why no site shows a car that is for sale, in the list on a phone. */
export const NotListed = ({ id }: { readonly id: string }) => {
  const { listing } = useListed(id)
  const [first] = listing?.notOn ?? []
  return listing?.isForSale && listing.on.length === 0 && first ? (
    <Typography variant="body2" color="warning.dark">
      Not shown on {first.site}. {first.message}
    </Typography>
  ) : null
}

/** Sites that list a car, or why none does. */
const ListedCell = ({ car: { id } }: { readonly car: CarRecord }) => {
  const { isLoaded, listing } = useListed(id)
  if (!listing)
    return (
      <Typography variant="body2" color="text.secondary">
        {isLoaded ? 'No live site' : '…'}
      </Typography>
    )
  const { on, notOn } = listing
  const [first] = notOn
  if (on.length === 0)
    return (
      <Box sx={{ minWidth: 130, maxWidth: 220 }}>
        <Box sx={{ fontWeight: 620 }}>{first ? 'Not listed' : 'No live site'}</Box>
        {first && (
          <Typography variant="body2" color="text.secondary">
            {first.message}
          </Typography>
        )}
      </Box>
    )
  const sitesText = on.length === 1 ? on[0] : `${on.length} sites`
  const missing = notOn.map(({ site, message }) => `${site}: ${message}`).join(' ')
  return (
    <Tooltip title={[on.length > 1 ? on.join(', ') : '', missing].filter(Boolean).join(' — not on ')}>
      <Box component="span">
        {sitesText}
        {first && (
          <Typography variant="body2" color="text.secondary">
            not on {notOn.length === 1 ? first.site : `${notOn.length} others`}
          </Typography>
        )}
      </Box>
    </Tooltip>
  )
}

export interface StockColumn extends Column<CarRecord> {
  /** Key in the columns menu, saved views and the file. */
  readonly key: string
}

export const StageCell = ({ car: { stage } }: { readonly car: CarRecord }) => (
  <StatusPill tone={carStageNames[stage].tone}>{carStageNames[stage].text}</StatusPill>
)

const moneyText = (cents: number | null) => (cents === null ? '' : formatMoney(cents))

/** Optional columns in order, in a country's terms; the car's name always comes first. */
export const stockColumns = (mayEdit: boolean, country: Country): readonly StockColumn[] => [
  { key: 'year', label: 'Year', sortBy: 'year', render: ({ year }) => year },
  { key: 'stage', label: 'Status', sortBy: 'status', render: (car) => <StageCell car={car} /> },
  { key: 'tags', label: 'Tags', render: (car) => <CarTags car={car} /> },
  {
    key: 'place',
    label: 'Location',
    render: ({ locationName }) => <Box sx={{ minWidth: 124, maxWidth: 180, overflowWrap: 'break-word' }}>{locationName}</Box>,
  },
  { key: 'age', label: 'Days in stock', sortBy: 'createdAt', isReversed: true, align: 'right', render: (car) => <AgeCell car={car} /> },
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
    label: 'Source',
    render: ({ feedName, feedProblem }) => (
      <Box sx={{ maxWidth: 180, overflowWrap: 'anywhere' }}>
        {feedName ?? 'Manual'}
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
  {
    key: 'driveAway',
    label: priceTypeText('driveAway', country),
    align: 'right',
    render: ({ driveAwayCents }) => moneyText(driveAwayCents),
  },
  { key: 'egc', label: priceTypeText('egc', country), align: 'right', render: ({ egcCents }) => moneyText(egcCents) },
  { key: 'was', label: 'Was', align: 'right', render: ({ beforePriceCents }) => moneyText(beforePriceCents) },
  { key: 'price', label: 'Price', sortBy: 'priceCents', align: 'right', render: (car) => <PriceCell car={car} mayEdit={mayEdit} /> },
]

/** Default columns. */
export const defaultColumns: readonly string[] = ['stage', 'place', 'age', 'photos', 'leads', 'listed', 'price']
