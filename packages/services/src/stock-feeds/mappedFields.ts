import type { CarField } from '@forecourt/data/stock/storedCarFields'
import { byFieldColumn } from '../stock-import/fieldColumns'
import type { ImportColumn } from '../stock-import/stockColumns'

const named = ['name'] as const

/** The fields of a car that a column of a feed has a say in. */
const byColumn: Readonly<Record<ImportColumn, readonly CarField[]>> = {
  ...byFieldColumn(({ field }) => [field.in === 'column' ? (field.id as CarField) : field.in]),
  stockNumber: ['stockNumber'],
  make: ['make', 'makeSlug', ...named],
  model: ['model', 'modelSlug', ...named],
  badge: ['badge', ...named],
  year: ['year', ...named],
  itemType: ['itemType'],
  carType: ['carType'],
  demo: ['carType'],
  // Of which kind it is, each line says.
  price: ['driveAwayCents', 'egcCents'],
  driveAwayPrice: ['driveAwayCents'],
  egcPrice: ['egcCents'],
  priceType: [],
  currency: [],
  priceShown: [],
  priceHidden: [],
  wasPrice: ['driveAwayBeforeCents', 'egcBeforeCents'],
  km: ['km'],
  // Each row says it of its own reading.
  kmUnit: [],
  body: ['body', 'simpleBody'],
  fuel: ['fuel', 'simpleFuel'],
  transmission: ['transmission', 'simpleTransmission'],
  vin: ['vin'],
  // When a car came is said once: a feed that names another day later would make it just arrived again.
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

/** The fields some columns have a say in, each once. */
export const mappedFields = (columns: readonly ImportColumn[]): CarField[] => [...new Set(columns.flatMap((column) => byColumn[column]))]
