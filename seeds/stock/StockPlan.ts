import type { CarType, PriceType } from '@forecourt/rules/entities/Car'
import type { Location } from '@forecourt/rules/entities/Location'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Voice } from './Voice'

/** Stock parameters of a location for the generator. */
export interface StockPlan {
  readonly location: Location
  readonly count: number
  /** How the dealer writes comments. */
  readonly voice: Voice
  /** Makes of new and demo cars; used cars may be of any make unless `usedMakes` is set. */
  readonly makes: readonly string[]
  readonly usedMakes?: readonly string[]
  /** Shares of new and demo cars; the rest is used. */
  readonly newShare: number
  readonly demoShare: number
  readonly itemTypes: readonly ('car' | 'motorcycle' | 'caravan')[]
  readonly electricOnly: boolean
  readonly subscriptions: boolean
  /** Share of certified cars among used cars up to five years old. */
  readonly certifiedShare: number
  readonly oldestYear: number
  /** Whether cars have both prices; usually only the shown one. */
  readonly bothPrices?: true
  /** Share of used Australian cars advertised excluding government charges; 0.3 by default. */
  readonly chargesLeftOut?: number
  /** Price type shown by car type; drive away by default. */
  readonly priceKinds?: { readonly [Type in CarType]?: PriceType }
  /** Share of vehicles that the dealer promotes, which are first in the recommended order; 0.02 by default. */
  readonly promotedShare?: number
  /** Every car has a price; otherwise a few are on application. */
  readonly isPriced?: true
  readonly priceRange: readonly [number, number]
  readonly financeProvider: string
  /** Percent per year. */
  readonly financeRate: number
  /** Finance fees, as in the site's settings. */
  readonly financeFees: ResolvedConfig['lender']['fees']
  readonly region: string
  /** Payment providers of the location; without any, no reservations. */
  readonly paymentProcessors: readonly string[]
  /** Share of used cars with a history report. */
  readonly reportShare: number
  /** Share of cars with a stored quote. */
  readonly quoteShare: number
}
