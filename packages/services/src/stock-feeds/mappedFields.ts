import type { StoredCarField } from '@forecourt/data/stock/storedCarFields'
import { byFieldColumn } from '../stock-import/fieldColumns'
import type { ImportColumn } from '../stock-import/stockColumns'

const named = ['name'] as const

/** Car fields that each column sets. */
const byColumn: Readonly<Record<ImportColumn, readonly StoredCarField[]>> = {
  ...byFieldColumn(({ field }) => [field.storedIn === 'ownColumn' ? (field.id as StoredCarField) : field.storedIn]),
  stockNumber: ['stockNumber'],
  make: ['make', 'makeSlug', ...named],
  model: ['model', 'modelSlug', ...named],
  badge: ['badge', ...named],
  year: ['year', ...named],
  itemType: ['itemType'],
  carType: ['carType'],
  isNew: ['carType'],
  isUsed: ['carType'],
  demo: ['carType'],
  // Each row says which of the two.
  price: ['driveAwayCents', 'egcCents'],
  driveAwayPrice: ['driveAwayCents'],
  egcPrice: ['egcCents'],
  priceType: [],
  currency: [],
  priceShown: [],
  priceHidden: [],
  wasPrice: ['driveAwayBeforeCents', 'egcBeforeCents'],
  km: ['km'],
  // Applies to the row's own reading.
  kmUnit: [],
  body: ['body', 'simpleBody'],
  fuel: ['fuel', 'simpleFuel'],
  transmission: ['transmission', 'simpleTransmission'],
  vin: ['vin'],
  // The arrival date is set once: a later change by the feed would make the car “just arrived” again.
  arrived: [],
  certified: ['certified'],
  status: ['status', 'reserved'],
  sold: ['status', 'reserved'],
  reserved: ['status', 'reserved'],
  website: ['showOnDealerWebsite'],
  hidden: ['showOnDealerWebsite'],
  photos: [],
  videos: ['videos'],
  location: ['locationId'],
  features: ['standardEquipment'],
  comments: ['dealerComments'],
}

/** Car fields that the columns set, without duplicates. */
export const mappedFields = (columns: readonly ImportColumn[]): StoredCarField[] => [
  ...new Set(columns.flatMap((column) => byColumn[column])),
]
