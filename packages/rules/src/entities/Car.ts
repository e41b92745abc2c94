import type { CaravanSpecifications, CarColumns, CarDisclosure, CarVariant } from './generated/carValues'
import type { OfferLoan } from './OfferLoan'

/** Money in whole cents of the site's currency. */
export type Cents = number

export type CarType = 'new' | 'used' | 'demo'
export type ItemType = 'car' | 'motorcycle' | 'caravan'
/** Reserved is a flag on a car in stock, not a status (CAR-05). */
export type CarStatus = 'draft' | 'in_stock' | 'coming_soon' | 'sold' | 'withdrawn'
export type PriceType = 'driveAway' | 'egc'
/** Reliability of an odometer reading. */
export type OdometerStatus = NonNullable<CarDisclosure['odometer']>
/** Kind of drive of a car with an electric motor. Other cars have none: their `simpleFuel` is null, also for petrol or diesel. */
export type SimpleFuel = 'Electric' | 'Hybrid' | 'PHEV'

/** Values of the body type field (ENT-33). */
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

/** A photo's key in file storage; the site's media route serves it in any width. */
export interface CarImage {
  readonly key: string
  readonly alt: string
}

/** One lender's figures for one car; rates in percent a year, money in cents (ENT-06). */
export interface FinanceLender {
  /**
   * The price that they are for, displayed or with on-road costs; 0 if they are for a car without one. They show for no other price
   * (`isForPrice`), nor if it is unknown.
   */
  readonly priceCents?: Cents | null
  readonly interestRate: number | null
  readonly comparisonRate: number | null
  readonly paymentWeekCents: Cents | null
  readonly paymentMonthCents: Cents | null
  readonly termYears: number | null
  readonly depositCents: Cents | null
  readonly balloonCents: Cents | null
  readonly establishmentFeesCents: Cents | null
  /** Paid to the lender: repayments, balloon and fees, without the deposit. */
  readonly totalPayableCents: Cents | null
  /** Light markup, parsed by `parseLightText`. */
  readonly disclaimer: string | null
  /** The term in months or weeks, if the lender states it so. */
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
  /** The amount quoted, if it isn't the displayed price: that with on-road costs. A stored quote is removed when the price changes. */
  readonly priceCents?: Cents
  /** A demo quote without a real lender; labelled as such wherever it shows. */
  readonly simulated?: true
}

/**
 * An on-road charge of a dealership; amounts in cents, the percentage applies to the part of the price above an amount. If it is the state's
 * vehicle duty, its amounts don't apply.
 */
export interface OnRoadCharge {
  readonly name: string
  readonly chargedBy: 'government' | 'dealer'
  /** Where it applies; empty for everywhere. */
  readonly states: readonly string[]
  /** Empty for all. */
  readonly carTypes: readonly CarType[]
  readonly fixedCents: Cents
  readonly percent: number
  readonly aboveCents: Cents
  /** Whether it is the state's vehicle duty, by the rule of that name; omitted in charges that were stored before there was one. */
  readonly vehicleDuty?: boolean
}

/** Known prices of a car by type, with their previous values (ENT-01). The site chooses which one shows (`shownPrice`). */
export interface CarPrices {
  readonly driveAwayCents: Cents | null
  readonly driveAwayBeforeCents: Cents | null
  /** Excluding government charges. */
  readonly egcCents: Cents | null
  readonly egcBeforeCents: Cents | null
}

/**
 * A vehicle of an organisation's stock (ENT-01). `car/attributes` describes its attributes; other properties are listed here. Dates are ISO:
 * `YYYY-MM-DD`, or a UTC instant if the name ends in At.
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
  /** The displayed price, its type and its previous value. */
  readonly priceCents: Cents | null
  readonly priceType: PriceType
  readonly beforePriceCents: Cents | null
  /** Weekly subscription price (CAR-15). */
  readonly subscriptionPriceCents: Cents | null
  /** Odometer in kilometres; null also where it may be wrong (`publishedKm`), except for cars that are edited. */
  readonly km: number | null
  /** The manufacturer's term, such as 'Unleaded Petrol'. */
  readonly fuel: string | null
  readonly simpleFuel: SimpleFuel | null
  readonly body: BodyType | null
  /** The shoppers' term, such as 'SUV'. */
  readonly simpleBody: string | null
  readonly transmission: string | null
  /** 'Automatic' or 'Manual'. */
  readonly simpleTransmission: string | null
  readonly views: number
  readonly customRank: number
  readonly showOnDealerWebsite: boolean
  readonly createdAt: string
  readonly soldAt: string | null
  /** Paragraphs separated by `|` (VDP-23). */
  readonly dealerComments: string | null
  readonly images: readonly CarImage[]
  readonly standardEquipment: readonly string[]
  /** YouTube or Vimeo URLs as `parseVideo` writes them, in the dealer's order. */
  readonly videos: readonly string[]
  readonly variant: CarVariant
  readonly specifications: CaravanSpecifications
  /** Disclosures required by New Zealand law. */
  readonly disclosure: CarDisclosure
  /** By provider id, as in the site's `finance.provider`. */
  readonly financeLenders: { readonly [provider: string]: FinanceLender }
  readonly marketPrices: MarketPrices
  /** A stored quote; if null, the site requests one if set so (API-10). */
  readonly financeQuote: FinanceQuote | null
  /** On-road charges of its dealership; omitted if its price includes them. */
  readonly charges?: readonly OnRoadCharge[] | undefined
  /** The loan of the offer whose rate its weekly figure uses; only set by `atOfferRate`. */
  readonly offerLoan?: OfferLoan
  /** The offer the dealer assigned; null or omitted if none. */
  readonly offerId?: string | null
  /** Key of the history report in file storage (VDP-09). */
  readonly historyFileKey: string | null
  /** Payment methods of the dealership for this car; if empty, it can't be reserved (CHK-02). */
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
  /** Coordinates of its location in degrees; null if unknown. */
  readonly latitude: number | null
  readonly longitude: number | null
}
