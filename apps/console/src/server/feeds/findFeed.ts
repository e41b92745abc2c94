import { getStockFeed } from '@forecourt/data/stock-feeds/listStockFeeds'
import type { AccessScope } from '../access/AccessScope'
import { findWithin } from '../access/findWithin'
import { notFound } from '../errors/notFound'

/** A feed within reach; another organisation's is not found. */
export const findFeed = async (accessScopes: readonly AccessScope[], id: string) => {
  const found = await findWithin(accessScopes, (scope, { siteIds }) => getStockFeed(scope, id, siteIds))
  if (!found) throw notFound('feed')
  return { feed: found.record, scope: found.accessScope.scope, siteIds: found.accessScope.siteIds }
}
