import type { RichText } from '@forecourt/schema/rich-text/RichText'
import type { OfferFuel } from '../records/kinds/offerFields'
import type { Cents } from './Car'

/** Who may take an offer: everybody, people buying for themselves, or businesses. */
export type OfferBuyer = 'anyone' | 'private' | 'business'

/** A current offer of the organisation (ENT-11). */
export interface Offer {
  readonly id: string
  readonly name: string
  readonly description: RichText
  readonly disclaimer: RichText | null
  readonly category: 'New' | 'Demo' | 'Used' | 'Finance offer' | 'Service' | 'Parts'
  readonly manufacturer: string | null
  readonly modelName: string | null
  readonly imageKey: string | null
  readonly startsOn: string | null
  readonly endsOn: string | null
  /** Percent a year; every offer that names a rate has one. */
  readonly comparisonRate: number | null
  /** The loan its rate is for, in a sentence. */
  readonly rateExample: string | null
  /** Stands on every car it is for, not only on those chosen for it. */
  readonly onCars: boolean
  /** None: any. */
  readonly fuels: readonly OfferFuel[]
  /** The least and the greatest price of a car it is for, both included. */
  readonly priceFromCents: Cents | null
  readonly priceToCents: Cents | null
  /** The earliest model year. */
  readonly yearFrom: number | null
  /** Where its cars are; none for everywhere. */
  readonly locationIds: readonly string[]
  readonly buyer: OfferBuyer
}
