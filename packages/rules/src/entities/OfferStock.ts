import type { Cents } from './Car'

/** The cars in stock that an offer covers (OFR-02). */
export interface OfferStock {
  /** Number of cars that its link leads to: of those assigned to it that can be had today, or of the list of those that fit it, in stock. */
  readonly count: number
  /** Whether the dealer assigned them. */
  readonly areChosen: boolean
  readonly itemTypes: readonly string[]
  /** The lowest drive-away price of an available one; null if none has such a price. */
  readonly fromCents: Cents | null
}
