import type { BlockData } from '@forecourt/rules/blocks/BlockData'
import type { ContentBlock } from '@forecourt/rules/blocks/BlockRules'
import { blockAsks } from '@forecourt/rules/blocks/blockAsks'
import type { AskingKind } from '@forecourt/rules/blocks/findBlockRules'
import { hasOfferPlace } from '@forecourt/rules/offers/hasOfferPlace'
import { currentOffers } from '../offers/currentOffers'
import type { RenderedSite } from '../sites/RenderedSite'
import type { Transaction } from '../Transaction'
import { browseEntries } from './browseEntries'
import { countPriced } from './countPriced'
import { featuredCars } from './featuredCars'
import { latestReviews } from './latestReviews'
import { featuredPosts } from './posts/featuredPosts'
import { quickCounts } from './quickCounts'
import { reviewSummary } from './reviewSummary'

type Loader<Kind extends AskingKind> = (tx: Transaction, site: RenderedSite, block: ContentBlock<Kind>, now: string) => Promise<BlockData>

/** What each kind of block shows beside its own words; a kind that asks for something and isn't here does not compile. */
const loaders: { readonly [Kind in AskingKind]: Loader<Kind> } = {
  featuredStock: async (tx, site, block, now) => ({ cars: await featuredCars(tx, site, block, now) }),
  browse: async (tx, site, block, now) => ({ entries: await browseEntries(tx, site, block, now) }),
  hero: async (tx, site, _block, now) => ({ quick: await quickCounts(tx, site, now) }),
  priceSearch: async (tx, site, block, now) => ({ count: await countPriced(tx, site, block, now) }),
  offers: async (tx, site, block, now) => ({
    offers: (await currentOffers(tx, site, now)).filter((_, index) => hasOfferPlace(block, index + 1)),
  }),
  news: async (tx, site, { limit, category }, now) => ({ posts: await featuredPosts(tx, site, { limit, category }, now) }),
  reviews: async (tx, site, { limit }) => ({
    reviews: await latestReviews(tx, site, { limit }),
    reviewSummary: await reviewSummary(tx, site),
  }),
}

type AnyLoader = (tx: Transaction, site: RenderedSite, block: ContentBlock, now: string) => Promise<BlockData>

/** What a block shows beside its own words; null for one that shows nothing else, and one that is hidden. */
export const loadBlock = async (tx: Transaction, site: RenderedSite, block: ContentBlock, now: string): Promise<BlockData | null> => {
  const load = (loaders as unknown as { readonly [kind: string]: AnyLoader | undefined })[block.kind]
  return load && blockAsks(block, site.config) !== null ? load(tx, site, block, now) : null
}
