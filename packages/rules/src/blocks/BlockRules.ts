import type { BlockKind } from '@forecourt/schema/blocks/blocks'
import type { Finding } from '@forecourt/schema/checks/CrossCheck'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../entities/Car'
import type { Offer } from '../entities/Offer'
import type { PostCard } from '../entities/Post'
import type { Review, ReviewSummary } from '../entities/Review'
import type { FacetItem, FacetRange } from '../entities/StockResult'
import type { Need, Part } from '../parts/Part'
import type { FinanceParams } from '../routing/financeHref'
import type { SiteData } from '../sites/SiteData'

/** Data of a quick search: values with stock, and the number of cars. */
export interface QuickCounts {
  readonly total: number
  readonly makes: readonly FacetItem[]
  readonly bodies: readonly FacetItem[]
  /** Lowest and highest price in whole dollars; null if no car has a price. */
  readonly prices: FacetRange | null
}

/** A link into the stock: its label, number of cars of its list and, for a model, whose new cars it counts, its description (MOD-01). */
export interface BrowseEntry extends FacetItem {
  readonly href: string
  readonly image?: string
  /** Number of the cars that haven't arrived; models only. */
  readonly awaitedCount?: number
  /** The most frequent body of the model's cars, such as 'SUV'; models only. */
  readonly body?: string
  /** For example 'Upcoming' (MOD-01). */
  readonly tag?: string
  /** Lowest price of the model, for example 'New from $39,990 drive away'. */
  readonly priceText?: string
}

/** Data of a finance form from the link that opened it: the car if it is available, and the offer while it runs (RTE-11, OFR-04). */
export interface FinanceKnown {
  readonly requested: FinanceParams
  readonly car: { readonly slug: string; readonly name: string } | null
  /** Name of the offer. */
  readonly offer: string | null
}

/** Loaded data of a content page's blocks, by block id. */
export interface BlockData {
  readonly cars?: readonly Car[]
  /** `image` is the key of a photo of one of the entry's cars. */
  readonly entries?: readonly BrowseEntry[]
  readonly quick?: QuickCounts
  /** Number of cars that the block's search finds. */
  readonly count?: number
  readonly offers?: readonly Offer[]
  readonly posts?: readonly PostCard[]
  readonly reviews?: readonly Review[]
  readonly reviewSummary?: ReviewSummary
  readonly finance?: FinanceKnown
  /** The available car that the link to the finance page names: its calculator starts with the car's price and rate (RTE-11, FIN-11). */
  readonly financedCar?: Car
}

/** A content page of a site. */
export type ContentPage = ResolvedConfig['pages']['list'][number]

/** A block of a content page: of one kind, or of any. */
export type ContentBlock<Kind extends BlockKind = BlockKind> = Extract<ContentPage['blocks'][number], { readonly kind: Kind }>

/** What decides whether a block and its parts show. */
export interface BlockContext<Kind extends BlockKind = BlockKind> {
  readonly block: ContentBlock<Kind>
  readonly data: BlockData
  readonly site: SiteData
  readonly config: ResolvedConfig
  /** ISO instant. */
  readonly now: string
}

/** A picture of a block. */
export interface BlockPicture {
  readonly image: string
  /** Noun phrase for messages, for example 'The picture' or 'Picture 2 of 5'. */
  readonly errorSubject: string
  /** The alt text, and the block's setting that holds it. */
  readonly altText: string
  readonly altTextKey: string
  /** Whether it is the page's image in link previews. */
  readonly isPageImage: boolean
}

/** A publish warning about a block; `at` is the setting, relative to the block. */
export interface BlockWarning extends Pick<Finding, 'message'> {
  readonly at: string
  /** An error blocks publishing. */
  readonly severity?: 'error'
}

/**
 * Rules of one kind of block, from its file in `kinds/`; `npm run gen` lists the files. Names of the block's own settings are relative,
 * such as 'buttonLabel'; the site's are absolute, such as '/reviews/show'.
 */
export interface BlockRules<Kind extends BlockKind> {
  /** What the block needs to show, besides being switched on. */
  readonly needs: readonly Need<BlockContext<Kind>>[]
  /** Buttons, pictures and other parts of a visible block. */
  readonly parts?: { readonly [name: string]: Part<BlockContext<Kind>> }
  /**
   * The settings that determine the block's data query; empty if no setting does, null if the block needs no data. Omitted by kinds that show only their own texts; every
   * other kind has a loader in `packages/data/src/pages/loadBlock.ts`.
   */
  readonly dataSettings?: (block: ContentBlock<Kind>, config: ResolvedConfig) => object | null
  /** Its pictures, in order. */
  readonly pictures?: (block: ContentBlock<Kind>) => readonly BlockPicture[]
  /** The colour of the band behind the block; if omitted or null, its position on the page decides. */
  readonly bandTone?: (block: ContentBlock<Kind>) => 'background' | 'surface' | 'brand' | 'accent' | 'dark' | null
  /** Publish warnings and errors; `page` is the title of the page. */
  readonly warnings?: (block: ContentBlock<Kind>, page: string, config: ResolvedConfig) => readonly BlockWarning[]
}
