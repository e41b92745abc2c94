import type { CaravanSpecifications, CarColumns, CarDisclosure, CarVariant } from './generated/carValues'

/** Money in whole cents of the site's currency. */
export type Cents = number

export type CarType = 'new' | 'used' | 'demo'
export type ItemType = 'car' | 'motorcycle' | 'caravan'
/** Reserved is a flag on a car in stock, not a status (CAR-05). */
export type CarStatus = 'draft' | 'in_stock' | 'coming_soon' | 'sold' | 'withdrawn'
export type PriceType = 'driveAway' | 'egc'
/** How far the reading of an odometer can be relied on. */
export type OdometerStatus = NonNullable<CarDisclosure['odometer']>
export type SimpleFuel = 'Electric' | 'Hybrid' | 'PHEV'

/** The body types of the field (ENT-33). */
export const bodyTypes = [
  '4x4',
  'bus',
  'cabChassis',
  'convertible',
  'coupe',
  'ev',
  'hardtop',
  'hatch',
  'hatchback',
  'motorhome',
  'lightTruck',
  'peopleMover',
  'prestige',
  'sedan',
  'softtop',
  'suv',
  'ute',
  'van',
  'wagon',
  'stationWagon',
] as const
export type BodyType = (typeof bodyTypes)[number]

/** A picture by its key in file storage; served in any width by the site's media route. */
export interface CarImage {
  readonly key: string
  readonly alt: string
}

/** One lender's figures for one car; rates in percent a year, money in cents (ENT-06). */
export interface FinanceLender {
  readonly interestRate: number | null
  readonly comparisonRate: number | null
  readonly paymentWeekCents: Cents | null
  readonly paymentMonthCents: Cents | null
  readonly termYears: number | null
  readonly depositCents: Cents | null
  readonly balloonCents: Cents | null
  readonly establishmentFeesCents: Cents | null
  readonly totalPayableCents: Cents | null
  /** Words with marks, read as `parseLightText` reads them. */
  readonly disclaimer: string | null
  /** The term in months and in weeks, where a lender counts so. */
  readonly termMonths?: number | null
  readonly termWeeks?: number | null
}

/** Average advertised prices of comparable cars (ENT-04). */
export interface MarketPrices {
  readonly stateAverageCents?: Cents
  readonly nationalAverageCents?: Cents
}

/** A quote service's figures for one car (ENT-05); rates in percent a year. */
export interface FinanceQuote {
  readonly weeklyCents: Cents
  readonly rate: number
  readonly comparisonRate: number
  /** Made up for a demonstration: no lender stands behind it, and wherever it shows it says so. */
  readonly simulated?: true
}

/**
 * What a car costs, of each kind as far as it is known, and what it cost before (ENT-01). Feeds and the law know both; which one shows
 * is the site's choice (`shownPrice`).
 */
export interface CarPrices {
  readonly driveAwayCents: Cents | null
  readonly driveAwayBeforeCents: Cents | null
  /** Excluding government charges. */
  readonly egcCents: Cents | null
  readonly egcBeforeCents: Cents | null
}

/**
 * A vehicle of an organisation's stock (ENT-01): its attributes are described one by one in `car/fields`, what is beside them here. Dates are
 * ISO: `YYYY-MM-DD`, or a full UTC instant where the name ends in At.
 */
export interface Car extends CarPrices, CarColumns {
  readonly id: string
  readonly slug: string
  /** Year, make, model and badge as one title. */
  readonly name: string
  readonly stockNumber: string
  readonly vin: string | null
  readonly make: string
  readonly makeSlug: string
  readonly model: string
  readonly modelSlug: string
  readonly badge: string | null
  readonly year: number
  readonly carType: CarType
  readonly itemType: ItemType
  readonly status: CarStatus
  readonly reserved: boolean
  readonly certified: boolean
  readonly preorder: boolean
  /** The dealer's own tag, such as 'Test Drive Only'. */
  readonly tag: string | null
  /** The price that shows, of its kind, and what that was before. */
  readonly priceCents: Cents | null
  readonly priceType: PriceType
  readonly beforePriceCents: Cents | null
  /** Per week (CAR-15). */
  readonly subscriptionPriceCents: Cents | null
  /** Odometer in kilometres. */
  readonly km: number | null
  /** As the manufacturer says it, such as 'Unleaded Petrol'. */
  readonly fuel: string | null
  readonly simpleFuel: SimpleFuel | null
  readonly body: BodyType | null
  /** As shoppers say it, such as 'SUV'. */
  readonly simpleBody: string | null
  readonly transmission: string | null
  /** 'Automatic' or 'Manual'. */
  readonly simpleTransmission: string | null
  readonly views: number
  readonly customRank: number
  readonly showOnDealerWebsite: boolean
  readonly createdAt: string
  readonly soldAt: string | null
  /** Paragraphs parted by `|` (VDP-23). */
  readonly dealerComments: string | null
  readonly images: readonly CarImage[]
  readonly standardEquipment: readonly string[]
  /** Addresses on YouTube or Vimeo, as `parseVideo` writes them, in the dealer's order. */
  readonly videos: readonly string[]
  readonly variant: CarVariant
  readonly specifications: CaravanSpecifications
  /** What the law of New Zealand wants said of it beside that. */
  readonly disclosure: CarDisclosure
  /** By provider, as in the site's `finance.provider`. */
  readonly financeLenders: { readonly [provider: string]: FinanceLender }
  readonly marketPrices: MarketPrices
  /** A quote kept with the car; null asks for one, where the site does (API-10). */
  readonly financeQuote: FinanceQuote | null
  /** The history report by its key in file storage (VDP-09). */
  /** The offer that the dealer chose for it; null or left out where none is. */
  readonly offerId?: string | null
  readonly historyFileKey: string | null
  /** Ways the dealership takes payments for the car; none, no reservation (CHK-02). */
  readonly paymentProcessors: readonly string[]
  readonly dealershipId: string
  readonly dealershipSlug: string
  readonly dealershipName: string
  readonly locationId: string
  readonly locationSlug: string
  readonly locationName: string
  readonly locationPhone: string | null
  readonly city: string
  readonly state: string
  /** Where its location is, in degrees; null where that is not known. */
  readonly latitude: number | null
  readonly longitude: number | null
}
