import type { FeedCar } from '@forecourt/data/stock-feeds/FeedCar'
import { fieldValue } from '@forecourt/rules/car/fieldValue'
import { formatDate, formatMonth } from '@forecourt/rules/format/formatDate'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { type Country, countryTerms } from '@forecourt/rules/records/kinds/countryTerms'
import { isArrivalKnown } from '@forecourt/rules/stock/arrival'
import type { StockFileContext } from '../stock-import/createCarReader'
import { byFieldColumn, type FieldColumn } from '../stock-import/fieldColumns'
import type { ImportColumn } from '../stock-import/stockColumns'

type CellValue = string | number | boolean | null | undefined
type Car = FeedCar['car']
type Context = Pick<StockFileContext, 'places'> & { readonly country: Country }

const money = (cents: number | null): string | null => (cents === null ? null : formatMoney(cents))
const measure = (value: number | null | undefined, unit: string): string | null =>
  value === null || value === undefined ? null : `${value.toLocaleString('en-AU')} ${unit}`
const month = (value: string | null | undefined): string | null => (value ? formatMonth(value) : null)
const day = (value: string | null | undefined): string | null => (value ? formatDate(value) : null)

const statuses: Partial<Record<Car['status'], string>> = {
  in_stock: 'In stock',
  coming_soon: 'Coming soon',
  sold: 'Sold',
  withdrawn: 'Withdrawn',
  draft: 'Waiting, not on the website',
}
const conditions: Readonly<Record<Car['carType'], string>> = { new: 'New', demo: 'Demo', used: 'Used' }
const priceType = ({ driveAwayCents, egcCents }: Car, country: Country): string | null => {
  if (driveAwayCents === null && egcCents === null) return null
  return countryTerms(country).prices[driveAwayCents === null ? 'egc' : 'driveAway']
}
const price = (car: Car, country: Country): string | null => {
  const cents = car.driveAwayCents ?? car.egcCents
  return cents === null ? null : `${formatMoney(cents)} ${priceType(car, country)?.toLowerCase()}`
}

/** Formats a custom field; dates with their precision in the file. */
const formatField = ({ field, column }: FieldColumn, car: Car): CellValue => {
  const value = fieldValue(car, field)
  if (typeof value === 'number' && field.unit !== undefined) return measure(value, field.unit)
  if (typeof value !== 'string' || field.kind !== 'day') return value
  return column.read.as === 'month' ? month(value) : day(value)
}

/** Formatter of each column. */
const byColumn: { readonly [Column in ImportColumn]: (feedCar: FeedCar, context: Context) => CellValue } = {
  ...byFieldColumn(
    (column) =>
      ({ car }: FeedCar) =>
        formatField(column, car),
  ),
  stockNumber: ({ car }) => car.stockNumber,
  make: ({ car }) => car.make,
  model: ({ car }) => car.model,
  badge: ({ car }) => car.badge,
  year: ({ car }) => car.year,
  itemType: ({ car }) => `${car.itemType.charAt(0).toUpperCase()}${car.itemType.slice(1)}`,
  carType: ({ car }) => conditions[car.carType],
  isNew: ({ car }) => car.carType === 'new',
  isUsed: ({ car }) => car.carType === 'used',
  demo: ({ car }) => car.carType === 'demo',
  price: ({ car }, { country }) => price(car, country),
  driveAwayPrice: ({ car }) => money(car.driveAwayCents),
  egcPrice: ({ car }) => money(car.egcCents),
  priceType: ({ car }, { country }) => priceType(car, country),
  currency: () => null,
  priceShown: ({ car }) => car.driveAwayCents !== null || car.egcCents !== null,
  priceHidden: ({ car }) => car.driveAwayCents === null && car.egcCents === null,
  wasPrice: ({ car }) => money(car.driveAwayBeforeCents ?? car.egcBeforeCents),
  km: ({ car }) => measure(car.km, 'km'),
  kmUnit: ({ car }) => (car.km === null ? null : 'Kilometres'),
  body: ({ car }) => car.simpleBody ?? car.body,
  fuel: ({ car }) => car.fuel,
  transmission: ({ car }) => car.transmission,
  vin: ({ car }) => car.vin,
  arrived: ({ car }) => (isArrivalKnown(car.createdAt) ? day(car.createdAt.slice(0, 10)) : null),
  certified: ({ car }) => car.certified,
  status: ({ car }) => (car.reserved ? 'Reserved' : (statuses[car.status] ?? car.status)),
  sold: ({ car }) => car.status === 'sold',
  reserved: ({ car }) => car.reserved,
  website: ({ car }) => car.showOnDealerWebsite,
  hidden: ({ car }) => !car.showOnDealerWebsite,
  photos: ({ photos }) =>
    photos === null || photos.length === 0 ? null : `${photos.length} ${photos.length === 1 ? 'picture' : 'pictures'}`,
  videos: ({ car }) => car.videos.join(', '),
  location: ({ car }, { places }) => places?.find(({ locationId }) => locationId === car.locationId)?.called[0],
  features: ({ car }) => (car.standardEquipment.length === 0 ? null : car.standardEquipment.join(', ').slice(0, 400)),
  comments: ({ car }) => car.dealerComments?.replaceAll('|', '\n').slice(0, 400),
}

/** Formats a column of a car of a feed; null if it is empty. */
export const formatColumn = (column: ImportColumn, feedCar: FeedCar, context: Context): string | null => {
  const formatted = byColumn[column](feedCar, context)
  if (typeof formatted === 'boolean') return formatted ? 'Yes' : 'No'
  return formatted === null || formatted === undefined || formatted === '' ? null : String(formatted)
}
