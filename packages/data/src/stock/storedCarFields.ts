import { type CarColumns, carColumnIds } from '@forecourt/rules/entities/generated/carValues'

const ownFields = [
  'id',
  'slug',
  'name',
  'stockNumber',
  'vin',
  'make',
  'makeSlug',
  'model',
  'modelSlug',
  'badge',
  'year',
  'carType',
  'itemType',
  'status',
  'reserved',
  'certified',
  'preorder',
  'tag',
  'driveAwayCents',
  'driveAwayBeforeCents',
  'egcCents',
  'egcBeforeCents',
  'subscriptionPriceCents',
  'km',
  'fuel',
  'simpleFuel',
  'body',
  'simpleBody',
  'transmission',
  'simpleTransmission',
  'views',
  'customRank',
  'showOnDealerWebsite',
  'dealerComments',
  'standardEquipment',
  'videos',
  'variant',
  'specifications',
  'disclosure',
  'financeLenders',
  'marketPrices',
  'historyFileKey',
  'paymentProcessors',
  'dealershipId',
  'locationId',
] as const

export type StoredCarField = (typeof ownFields)[number] | keyof CarColumns

/** Fields of a car with their own column: `stockNumber` is `stock_number`. */
export const storedCarFields: readonly StoredCarField[] = [...ownFields, ...carColumnIds]

/** The column name of a field. */
export const carColumn = (field: string): string => field.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)
