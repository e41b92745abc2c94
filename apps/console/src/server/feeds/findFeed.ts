import type { FeedResult } from '@forecourt/data/stock-feeds/changeStockFeed'
import { getStockFeed } from '@forecourt/data/stock-feeds/listStockFeeds'
import { FeedFault } from '@forecourt/services/stock-feeds/FeedRecords'
import type { AccessScope } from '../access/AccessScope'
import { findWithin } from '../access/findWithin'
import { CallProblem, notFound, refusedFields } from '../errors/CallProblem'

/** What reading a feed's file gives; a file that can't be read refuses the call in its own words. */
export const readable = async <Found>(reading: Promise<Found>): Promise<Found> => {
  try {
    return await reading
  } catch (error) {
    throw error instanceof FeedFault ? new CallProblem('BAD_REQUEST', error.problem) : error
  }
}

/** Passes on a feed that was made or changed, or says at which field it was refused. */
export const feedAnswer = (result: FeedResult | null, what: string) => {
  if (result === null) throw notFound(what)
  if (result.ok) return result.feed
  throw refusedFields(result.fields)
}

/** A feed within reach; another organisation's is not found. */
export const findFeed = async (accessScopes: readonly AccessScope[], id: string) => {
  const found = await findWithin(accessScopes, (scope, { siteIds }) => getStockFeed(scope, id, siteIds))
  if (!found) throw notFound('feed')
  return { feed: found.record, scope: found.accessScope.scope, siteIds: found.accessScope.siteIds }
}
