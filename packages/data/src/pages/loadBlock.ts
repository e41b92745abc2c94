import type { BlockData } from '@forecourt/rules/pages/PageData'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { RenderedSite } from '../sites/RenderedSite'
import type { Transaction } from '../Transaction'
import { browseEntries } from './browseEntries'
import { countPriced } from './countPriced'
import { currentOffers } from './currentOffers'
import { featuredCars } from './featuredCars'
import { latestReviews } from './latestReviews'
import { quickCounts } from './quickCounts'
import { reviewSummary } from './reviewSummary'

export type Block = ResolvedConfig['pages']['list'][number]['blocks'][number]

/** What a block shows beside its own words; null for blocks that show nothing else. */
export const loadBlock = async (tx: Transaction, site: RenderedSite, block: Block, now: string): Promise<BlockData | null> => {
  switch (block.kind) {
    case 'featuredStock':
      return { cars: await featuredCars(tx, site, block, now) }
    case 'browse':
      return { entries: await browseEntries(tx, site, block, now) }
    case 'hero':
      return block.showSearch ? { quick: await quickCounts(tx, site, now) } : null
    case 'priceSearch':
      return { count: await countPriced(tx, site, block, now) }
    case 'offers':
      return { offers: await currentOffers(tx, site, now, { limit: block.limit }) }
    case 'reviews':
      return { reviews: await latestReviews(tx, site, { limit: block.limit }), reviewSummary: await reviewSummary(tx, site) }
    default:
      return null
  }
}
