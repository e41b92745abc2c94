import type { CarType, Cents } from '../entities/Car'

/** A part of a text with the same size and visibility, up to the next one. */
export interface Run {
  readonly from: number
  /** Height of the letters in CSS pixels; 16 for plain text. */
  readonly size: number
  /** Whether the text is hidden until an interaction, or for screen readers only. */
  readonly hidden: boolean
}

/** The text of an advertisement with sizes and visibility; blocks are separated by line breaks. */
export interface TextContent {
  readonly text: string
  /** In order; the first begins at 0. */
  readonly runs: readonly Run[]
}

/** A price as a page shows it. */
interface ShownPrice {
  readonly cents: Cents
  readonly at: number
  readonly length: number
}

/** A price of a car in a list, by the path of the car's page. */
export interface CardPrice extends ShownPrice {
  readonly path: string
}

/** What a page states outside its text. */
export interface PageFacts {
  /** Labels of checkboxes that are ticked from the start and that the shopper can change. */
  readonly tickedBoxes: readonly string[]
  /** Prices of the page's own car in structured data. */
  readonly structuredPrices: readonly Cents[]
  /** Prices of the page's own car in the text, without previous ones. */
  readonly shownPrices: readonly ShownPrice[]
  readonly cardPrices: readonly CardPrice[]
}

/** The car of a page or of comments. */
export interface AdvertisedCar {
  readonly carType: CarType
  /** Null if it has none, or none is shown. */
  readonly priceCents: Cents | null
  readonly beforePriceCents: Cents | null
  /** The prices that count as asked (`askedPrices`); null if there is no record. */
  readonly pastPricesCents: readonly Cents[] | null
  readonly regoPlate: string | null
  readonly isForSale: boolean
}

/** Where a text appears. */
export type Medium = 'page' | 'comments' | 'offer' | 'post'

/** An advertisement as the rules judge it. */
export interface Advert {
  readonly medium: Medium
  readonly content: TextContent
  /** ISO in UTC. */
  readonly now: string
  readonly country: 'AU' | 'NZ'
  /** States or regions of the dealer's yards that advertise, or of the car's yard. */
  readonly states: readonly string[]
  readonly car: AdvertisedCar | null
  /** Names of models as their makers write them. */
  readonly modelNames: readonly string[]
  /** Weekly amounts are rents of a subscription, not credit. */
  readonly rentsByTheWeek: boolean
  readonly isPrivacyPolicy: boolean
  /** Prices of listed cars, by the path of their pages. */
  readonly stockPrices: ReadonlyMap<string, Cents>
  /** Earlier prices that an offer's or a post's text may state: those that its cars were asked for (`askedPrices`); null if they aren't known. */
  readonly askedCents: ReadonlySet<Cents> | null
  /** Number of cars for sale on the site. */
  readonly carsForSale: number
  /** Null outside pages. */
  readonly page: PageFacts | null
}
