import type { Scope } from '@forecourt/data/createDatabase'
import type { FeedResult } from '@forecourt/data/stock-feeds/changeStockFeed'
import { storedFeedFile } from '@forecourt/data/stock-feeds/feedFiles'
import { getStockFeed } from '@forecourt/data/stock-feeds/listStockFeeds'
import { FeedFault } from '@forecourt/services/stock-feeds/FeedRecords'
import { z } from 'zod'
import type { AccessScope } from '../access/AccessScope'
import { findWithin } from '../access/findWithin'
import { CallProblem, notFound, refusedFields } from '../errors/CallProblem'

/** Awaits reading a feed's file; an unreadable file throws its own message. */
export const refuseUnreadable = async <Found>(reading: Promise<Found>): Promise<Found> => {
  try {
    return await reading
  } catch (error) {
    throw error instanceof FeedFault ? new CallProblem('BAD_REQUEST', error.problem) : error
  }
}

/** Returns a created or changed feed, or throws with the field that was refused. */
export const requireSavedFeed = (result: FeedResult | null, what: string) => {
  if (result === null) throw notFound(what)
  if (result.ok) return result.feed
  throw refusedFields(result.fields)
}

/** Finds a feed in the caller's scopes; another organisation's is not found. */
export const findFeed = async (accessScopes: readonly AccessScope[], id: string) => {
  const found = await findWithin(accessScopes, (scope, { siteIds }) => getStockFeed(scope, id, siteIds))
  if (!found) throw notFound('feed')
  return { feed: found.record, scope: found.accessScope.scope, siteIds: found.accessScope.siteIds }
}

/** The stored file of a run; removed after some time. */
export const findFeedFile = async (scope: Scope, feedId: string, runId: string) => {
  const file = await storedFeedFile(scope, feedId, runId)
  if (!file) throw notFound('file')
  return file
}

/** A run of a feed. */
export const runInput = z.object({ id: z.string().min(1).max(100), runId: z.string().min(1).max(100) })
