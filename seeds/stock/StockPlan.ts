import type { CarType, PriceType } from '@forecourt/rules/entities/Car'
import type { Location } from '@forecourt/rules/entities/Location'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** What stands on one yard, in words a generator can follow. */
export interface StockPlan {
  readonly location: Location
  readonly count: number
  /** Names of makes new and demo cars come from; used cars may be of any make unless `usedMakes` says otherwise. */
  readonly makes: readonly string[]
  readonly usedMakes?: readonly string[]
  /** Shares of new and demo cars; the rest is used. */
  readonly newShare: number
  readonly demoShare: number
  readonly itemTypes: readonly ('car' | 'motorcycle' | 'caravan')[]
  readonly electricOnly: boolean
  readonly subscriptions: boolean
  /** Share of used cars up to five years old that are certified. */
  readonly certifiedShare: number
  readonly oldestYear: number
  /** Whether both prices of its cars are known; usually the one that shows is. */
  readonly bothPrices?: true
  /** Which of them its location shows, by type of car; drive away where it says nothing. */
  readonly priceKinds?: { readonly [Type in CarType]?: PriceType }
  /** Every car has its price; else a few are to be asked for. */
  readonly isPriced?: true
  readonly priceRange: readonly [number, number]
  readonly financeProvider: string
  /** Percent a year. */
  readonly financeRate: number
  /** What the provider charges beside interest, as the site's own settings say it. */
  readonly financeFees: ResolvedConfig['lender']['fees']
  readonly region: string
  /** Ways the yard takes payments; none, no reservations. */
  readonly paymentProcessors: readonly string[]
  /** Share of used cars with a history report. */
  readonly reportShare: number
  /** Share of cars with a quote kept from a quote service. */
  readonly quoteShare: number
}
