import type { BlockKind } from '@forecourt/schema/blocks/blocks'
import type { Finding } from '@forecourt/schema/checks/CrossCheck'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../entities/Car'
import type { Offer } from '../entities/Offer'
import type { PostCard } from '../entities/Post'
import type { Review, ReviewSummary } from '../entities/Review'
import type { FacetItem, FacetRange } from '../entities/StockFacet'
import type { Need, Part } from '../parts/Part'
import type { FinanceParams } from '../routing/financeHref'
import type { SiteData } from '../sites/SiteData'

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

/** A content page of a site. */
export type ContentPage = ResolvedConfig['pages']['list'][number]

/** A block of a content page: of one kind, or of any. */
export type ContentBlock<Kind extends BlockKind = BlockKind> = Extract<ContentPage['blocks'][number], { readonly kind: Kind }>

/** What decides whether a block shows, and what shows in it. */
export interface BlockAbout<Kind extends BlockKind = BlockKind> {
  readonly block: ContentBlock<Kind>
  readonly data: BlockData
  readonly site: SiteData
  readonly config: ResolvedConfig
  /** As an ISO instant. */
  readonly now: string
}

/** A picture that a block shows. */
export interface BlockPicture {
  readonly image: string
  /** What the picture is in a sentence, such as 'The picture' or 'Picture 2 of 5'. */
  readonly called: string
  /** The words of it, for shoppers who can't see it; and the setting they stand in, named from the block on. */
  readonly words: string
  readonly wordsAt: string
  /** Whether it stands for the whole page where a link to it is shared. */
  readonly standsForPage: boolean
}

/** What publishing warns of about a block: `at` is the setting, named from the block on. */
export interface BlockWarning extends Pick<Finding, 'message'> {
  readonly at: string
  /** Keeps the site from being published. */
  readonly severity?: 'error'
}

/**
 * All that is decided of one kind of block, as its file in `kinds/` says it; `npm run gen` lists the files. Settings of the block
 * itself are named from the block on, such as 'buttonLabel'; those of the site from the top, such as '/reviews/show'.
 */
export interface BlockRules<Kind extends BlockKind> {
  /** What it needs to show, beside being switched on. */
  readonly needs: readonly Need<BlockAbout<Kind>>[]
  /** Its buttons, pictures and other parts: each is part of a block that shows. */
  readonly parts?: { readonly [name: string]: Part<BlockAbout<Kind>> }
  /**
   * What of its settings decides what it asks of the data; null where it asks nothing. Left out by kinds that show no more than their
   * own words; every other has a loader in `packages/data/src/pages/loadBlock.ts`.
   */
  readonly asks?: (block: ContentBlock<Kind>, config: ResolvedConfig) => object | null
  /** The pictures it shows, in order. */
  readonly pictures?: (block: ContentBlock<Kind>) => readonly BlockPicture[]
  /** The ground it brings along; left out or null, its place on the page decides. */
  readonly tone?: (block: ContentBlock<Kind>) => 'background' | 'surface' | 'brand' | 'accent' | 'dark' | null
  /** What publishing warns of, or refuses; `page` is the title of its page. */
  readonly warnings?: (block: ContentBlock<Kind>, page: string, config: ResolvedConfig) => readonly BlockWarning[]
}
