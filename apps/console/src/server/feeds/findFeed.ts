import { getStockFeed } from '@forecourt/data/stock-feeds/listStockFeeds'
import { findWithin } from '../access/findWithin'
import type { Reach } from '../access/Reach'
import { notFound } from '../errors/notFound'

/** A feed within reach; another organisation's is not found. */
export const findFeed = async (reach: readonly Reach[], id: string) => {
  const found = await findWithin(reach, (scope, { siteIds }) => getStockFeed(scope, id, siteIds))
  if (!found) throw notFound('feed')
  return { feed: found.record, scope: found.reach.scope, siteIds: found.reach.siteIds }
}
