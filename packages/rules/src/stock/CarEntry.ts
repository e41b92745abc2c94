import type { Car } from '../entities/Car'
import { type CarColumns, carColumnIds } from '../entities/generated/carValues'

/** What a person, or a feed, says of a car (ENT-01 to ENT-06); what follows from it, such as its address, is not among it. */
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
  /** The title market places show instead of its name. */
  readonly listingTitle: string | null
  /** Where a car sold for somebody stands. */
  readonly privateSuburb: string | null
  readonly privatePostcode: string | null
}

/** What every car has of its own. */
const neededFields = ['stockNumber', 'make', 'model', 'year', 'name', 'locationId'] as const

/** A car of which nothing is said but what none can be without. */
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

/** Every field that can be typed of a car. */
export const entryFields: readonly (keyof CarEntry)[] = [...neededFields, ...(Object.keys(blankEntry) as (keyof typeof blankEntry)[])]
