import type { BlockData, ContentBlock, QuickCounts } from '@forecourt/rules/blocks/BlockRules'
import { blockDataSettings, type DataBlockKind } from '@forecourt/rules/blocks/findBlockRules'
import type { FacetItem } from '@forecourt/rules/entities/StockResult'
import { fitsOfferLimit } from '@forecourt/rules/offers/offerListing'
import { joinedCounts } from '@forecourt/rules/search/facetKey'
import { facetTitle } from '@forecourt/rules/search/facetTitle'
import { openPriceRange } from '@forecourt/rules/search/filters/openPriceRange'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { Prisma } from '../generated/client'
import { currentOffers } from '../offers/currentOffers'
import type { RenderedSite } from '../sites/RenderedSite'
import type { StoredText } from '../stock/search/inBodyCategory'
import { listedStock } from '../stock/search/listedStock'
import { facetColumns } from '../stock/search/stockConditions'
import type { Transaction } from '../Transaction'
import { browseEntries } from './browseEntries'
import { featuredCars } from './featuredCars'
import { featuredPosts } from './posts/livePosts'
import { latestReviews, reviewSummary } from './reviewSummary'

type PriceSearchBlock = Extract<ResolvedConfig['pages']['list'][number]['blocks'][number], { kind: 'priceSearch' }>

/** Number of listed cars within the initial range of a price search: the same as the list that its button opens (SRC-30). */
const countPriced = async (
  tx: Transaction,
  site: RenderedSite,
  handles: Pick<PriceSearchBlock, 'from' | 'to' | 'highest'>,
  now: string,
): Promise<number> => {
  const { min, max } = openPriceRange(handles)
  const low = min === null ? Prisma.empty : Prisma.sql`and car.price_cents >= ${min * 100}`
  const high = max === null ? Prisma.empty : Prisma.sql`and car.price_cents between 1 and ${max * 100}`
  const [row] = await tx.$queryRaw<{ count: number }[]>`
    select count(*)::int as count from cars car where ${listedStock(site, now)} ${low} ${high}`
  return row?.count ?? 0
}

/** Facet values with car counts, all spellings merged, as the target list counts them (SRC-03). */
const counted = async (tx: Transaction, site: RenderedSite, facet: 'make' | 'body', now: string): Promise<FacetItem[]> => {
  const value = facetColumns[facet]
  const stored = await tx.$queryRaw<(StoredText & { readonly count: number })[]>`
    select ${value} as text, car.item_type as "itemType", count(*)::int as count
    from cars car
    where ${listedStock(site, now)} and ${value} is not null
    group by 1, 2`
  const counts = stored.map(({ text, itemType, count }) => ({ value: facetTitle(facet, text, itemType), count }))
  return joinedCounts(facet, counts).map((item) => ({ label: item.value, ...item }))
}

/** Initial counts of the quick search, over the same cars as the list (SRC-31). */
const quickCounts = async (tx: Transaction, site: RenderedSite, now: string): Promise<QuickCounts> => {
  const [row] = await tx.$queryRaw<{ total: number; min: number | null; max: number | null }[]>`
    select count(*)::int as total, floor(min(car.price_cents) filter (where car.price_cents > 0) / 100)::int as min,
      ceil(max(car.price_cents) / 100.0)::int as max
    from cars car
    where ${listedStock(site, now)}`
  const prices = row && row.min !== null && row.max !== null ? { min: row.min, max: row.max } : null
  return {
    total: row?.total ?? 0,
    makes: await counted(tx, site, 'make', now),
    bodies: await counted(tx, site, 'body', now),
    prices,
  }
}

type Loader<Kind extends DataBlockKind> = (
  tx: Transaction,
  site: RenderedSite,
  block: ContentBlock<Kind>,
  now: string,
  /** Ids of the cars in earlier rows of the page. */
  earlier: ReadonlySet<string>,
) => Promise<BlockData>

/** Loaders of block data; a kind that needs data but has no loader doesn't compile. */
const loaders: { readonly [Kind in DataBlockKind]: Loader<Kind> } = {
  featuredStock: async (tx, site, block, now, earlier) => ({ cars: await featuredCars(tx, site, block, now, earlier) }),
  browse: async (tx, site, block, now) => ({ entries: await browseEntries(tx, site, block, now) }),
  hero: async (tx, site, _block, now) => ({ quick: await quickCounts(tx, site, now) }),
  priceSearch: async (tx, site, block, now) => ({ count: await countPriced(tx, site, block, now) }),
  offers: async (tx, site, block, now) => ({
    offers: (await currentOffers(tx, site, now)).filter((_, index) => fitsOfferLimit(block, index + 1)),
  }),
  news: async (tx, site, { limit, category }, now) => ({ posts: await featuredPosts(tx, site, { limit, category }, now) }),
  reviews: async (tx, site, { limit }) => ({
    reviews: await latestReviews(tx, site, { limit }),
    reviewSummary: await reviewSummary(tx, site),
  }),
}

type AnyLoader = (tx: Transaction, site: RenderedSite, block: ContentBlock, now: string, earlier: ReadonlySet<string>) => Promise<BlockData>

/** Data of a block, given the ids of the cars in earlier rows of the page; null for a block without data or a hidden one. */
export const loadBlock = async (
  tx: Transaction,
  site: RenderedSite,
  block: ContentBlock,
  now: string,
  earlier: ReadonlySet<string> = new Set(),
): Promise<BlockData | null> => {
  const load = (loaders as unknown as { readonly [kind: string]: AnyLoader | undefined })[block.kind]
  return load && blockDataSettings(block, site.config) !== null ? load(tx, site, block, now, earlier) : null
}
