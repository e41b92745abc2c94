import type { RichText } from '@forecourt/schema/rich-text/RichText'
import type { OfferFuel } from '../records/kinds/offerFields'
import type { Cents } from './Car'

/** Who is eligible for an offer: anyone, private buyers, or businesses. */
export type OfferBuyer = 'anyone' | 'private' | 'business'

/** A current offer of the organisation (ENT-11). */
export interface Offer {
  readonly id: string
  readonly name: string
  readonly description: RichText
  readonly disclaimer: RichText | null
  readonly category: 'New' | 'Demo' | 'Used' | 'Subscription' | 'Finance offer' | 'Service' | 'Parts'
  readonly manufacturer: string | null
  readonly modelName: string | null
  readonly imageKey: string | null
  /** The day on which it goes live, in the site's time zone; null: it is live already. */
  readonly startsOn: string | null
  /** Time of day such as '08:00'; null for the start of the day. */
  readonly startTime: string | null
  /** The last day on which it shows; null for no end. */
  readonly endsOn: string | null
  /** Time of day at which it comes down on the last day; null for the end of the day. */
  readonly endTime: string | null
  /** Percent a year; required if the offer states a rate. */
  readonly comparisonRate: number | null
  /** The example loan of the rate, as a sentence. */
  readonly rateExample: string | null
  /** Loan terms of the rate: percent a year, years, percent of the price. Weekly figures need rate, term and deposit (`offerLoan`). */
  readonly interestRate: number | null
  readonly termYears: number | null
  readonly depositPercent: number | null
  /** Final payment, percent of the price; null for none. */
  readonly balloonPercent: number | null
  /** Added to the loan amount; null for none. */
  readonly establishmentCents: Cents | null
  /** Charged besides the repayments; null for none. */
  readonly monthlyFeeCents: Cents | null
  /** Shows on all matching cars, not only those it is assigned to. */
  readonly onCars: boolean
  /** Empty for any fuel. */
  readonly fuels: readonly OfferFuel[]
  /** Price range of matching cars, inclusive. */
  readonly priceFromCents: Cents | null
  readonly priceToCents: Cents | null
  /** Minimum model year. */
  readonly yearFrom: number | null
  /** Locations of matching cars; empty for all. */
  readonly locationIds: readonly string[]
  readonly buyer: OfferBuyer
}
