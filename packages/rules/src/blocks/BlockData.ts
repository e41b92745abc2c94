import type { Car } from '../entities/Car'
import type { Offer } from '../entities/Offer'
import type { PostCard } from '../entities/Post'
import type { Review, ReviewSummary } from '../entities/Review'
import type { FacetItem, FacetRange } from '../entities/StockFacet'
import type { FinanceParams } from '../routing/financeParams'

/** What a short search starts with: values that have cars, and how many cars its list holds. */
export interface QuickCounts {
  readonly total: number
  readonly makes: readonly FacetItem[]
  readonly bodies: readonly FacetItem[]
  /** Cheapest and dearest car, in whole dollars; null where no car has a price. */
  readonly prices: FacetRange | null
}

/** A way into the stock: what it is called, how many cars it leads to, and of a model what is written of it. */
export interface BrowseEntry extends FacetItem {
  readonly href: string
  readonly image?: string
  /** Such as 'Upcoming' (MOD-01). */
  readonly tag?: string
  /** Its lowest price, such as 'New from $39,990 drive away'. */
  readonly priceText?: string
}

/** What the link that led to a finance form knows, the car it names as far as it can be had, and its offer while it runs (RTE-11, OFR-04). */
export interface FinanceKnown {
  readonly asked: FinanceParams
  readonly car: { readonly slug: string; readonly name: string } | null
  /** Its name. */
  readonly offer: string | null
}

/** What the blocks of a content page show, by block id. */
export interface BlockData {
  readonly cars?: readonly Car[]
  /** `image` is the key of a picture of one of an entry's cars. */
  readonly entries?: readonly BrowseEntry[]
  readonly quick?: QuickCounts
  /** How many cars a search that a block offers finds. */
  readonly count?: number
  readonly offers?: readonly Offer[]
  readonly posts?: readonly PostCard[]
  readonly reviews?: readonly Review[]
  readonly reviewSummary?: ReviewSummary
  readonly finance?: FinanceKnown
}
