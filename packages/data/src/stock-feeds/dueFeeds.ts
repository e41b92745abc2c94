import { nextFeedRun } from '@forecourt/rules/stock/nextFeedRun'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Database, Scope } from '../createDatabase'
import { isFetched, type StockFeed, toStockFeed } from './StockFeed'

/** Feeds that have been due since `since` (ISO), oldest first. */
export const overdueFeeds = (db: Database, since: string): Promise<Pick<StockFeed, 'id' | 'organisationId'>[]> =>
  db.platform.transaction(
    (tx) => tx.$queryRaw<Pick<StockFeed, 'id' | 'organisationId'>[]>`
      select feed.id, feed.organisation_id as "organisationId"
      from stock_feeds feed join organisations organisation on organisation.id = feed.organisation_id
      where feed.next_run_at <= ${since}::timestamptz and not feed.paused and organisation.archived_at is null
      order by feed.next_run_at`,
  )

/** A feed if it is due at `now` (ISO), not paused and its organisation not archived; else null. */
export const dueFeed = (db: Database, id: string, now: string): Promise<StockFeed | null> =>
  db.platform.transaction(async (tx) => {
    const feed = await tx.stockFeed.findFirst({
      where: { id, paused: false, nextRunAt: { lte: new Date(now) }, organisation: { archivedAt: null } },
    })
    return feed && toStockFeed(feed)
  })

export interface FetchResult {
  /** ISO in UTC. */
  readonly now: string
  /** ETag and Last-Modified of the file, for conditional requests; omitted: unchanged. */
  readonly etag?: string | null
  readonly modified?: string | null
  /** The server's host key. */
  readonly hostKey?: string | null
  /** Whether there is another file: fetch it at once. */
  readonly hasMore?: boolean
  /** The error, in a sentence; null on success. */
  readonly fault: string | null
}

/** Stores the result of a fetch and schedules the next one. */
export const recordFetch = (
  db: Database,
  feed: StockFeed,
  { now, fault, hasMore = false, hostKey, ...version }: FetchResult,
): Promise<void> =>
  db.platform.transaction(async (tx) => {
    const nextRunAt = feed.schedule && (hasMore ? now : nextFeedRun(feed.schedule, now))
    await tx.stockFeed.updateMany({
      where: { id: feed.id },
      data: {
        ...version,
        ...(hostKey && feed.hostKey === null && { hostKey }),
        checkedAt: new Date(now),
        nextRunAt: nextRunAt === null ? null : new Date(nextRunAt),
        failures: fault === null ? 0 : { increment: 1 },
        message: fault,
      },
    })
  })

/** Schedules a fetch now, even if the file is unchanged. False if the feed isn't fetched. */
export const fetchSoon = (
  scope: Scope,
  { feedId, actor, now }: { readonly feedId: string; readonly actor: Actor; readonly now: string },
): Promise<boolean> =>
  scope.transaction(async (tx) => {
    const feed = await tx.stockFeed.findFirst({ where: { id: feedId } })
    if (!feed || !isFetched(toStockFeed(feed).source)) return false
    const { organisationId, name } = feed
    await tx.stockFeed.updateMany({ where: { id: feedId }, data: { nextRunAt: new Date(now), etag: null, modified: null } })
    await appendAudit(tx, { organisationId, actor, action: 'feed.fetch', target: feedId, summary: `Fetched the feed ${name} on request` })
    return true
  })
