import type { Car } from '../entities/Car'
import { type CarColumns, carColumnIds } from '../entities/generated/carValues'

/** Entered values of a car, from the console or a feed (ENT-01 to ENT-06), without derived ones such as its slug. */
export interface CarEntry
  extends CarColumns,
    Pick<
      Car,
      | 'stockNumber'
      | 'vin'
      | 'make'
      | 'model'
      | 'badge'
      | 'year'
      | 'name'
      | 'carType'
      | 'itemType'
      | 'certified'
      | 'tag'
      | 'driveAwayCents'
      | 'driveAwayBeforeCents'
      | 'egcCents'
      | 'egcBeforeCents'
      | 'subscriptionPriceCents'
      | 'km'
      | 'fuel'
      | 'simpleFuel'
      | 'body'
      | 'simpleBody'
      | 'transmission'
      | 'simpleTransmission'
      | 'customRank'
      | 'showOnDealerWebsite'
      | 'dealerComments'
      | 'standardEquipment'
      | 'videos'
      | 'variant'
      | 'specifications'
      | 'disclosure'
      | 'financeLenders'
      | 'financeQuote'
      | 'marketPrices'
      | 'historyFileKey'
      | 'paymentProcessors'
      | 'locationId'
    > {
  /** Title for marketplaces, instead of its name. */
  readonly listingTitle: string | null
  /** Location of a car on consignment. */
  readonly privateSuburb: string | null
  readonly privatePostcode: string | null
}

/** Fields without a default. */
const neededFields = ['stockNumber', 'make', 'model', 'year', 'name', 'locationId'] as const

/** Default values of a car. */
export const blankEntry: Omit<CarEntry, (typeof neededFields)[number]> = {
  ...(Object.fromEntries(carColumnIds.map((id) => [id, null])) as { readonly [Id in keyof CarColumns]: null }),
  vin: null,
  badge: null,
  carType: 'used',
  itemType: 'car',
  certified: false,
  tag: null,
  driveAwayCents: null,
  driveAwayBeforeCents: null,
  egcCents: null,
  egcBeforeCents: null,
  subscriptionPriceCents: null,
  km: null,
  fuel: null,
  simpleFuel: null,
  body: null,
  simpleBody: null,
  transmission: null,
  simpleTransmission: null,
  customRank: 0,
  showOnDealerWebsite: true,
  dealerComments: null,
  standardEquipment: [],
  videos: [],
  variant: {},
  specifications: {},
  disclosure: {},
  financeLenders: {},
  financeQuote: null,
  marketPrices: {},
  historyFileKey: null,
  paymentProcessors: [],
  listingTitle: null,
  privateSuburb: null,
  privatePostcode: null,
}

/** All enterable fields of a car. */
export const entryFields: readonly (keyof CarEntry)[] = [...neededFields, ...(Object.keys(blankEntry) as (keyof typeof blankEntry)[])]
