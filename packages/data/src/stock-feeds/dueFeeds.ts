import { nextFeedRun } from '@forecourt/rules/stock/nextFeedRun'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Database, Scope } from '../createDatabase'
import { isFetched, type StockFeed, toStockFeed } from './StockFeed'

/**
 * Leases the feed that has waited longest; null if none is due. The lease of a crashed worker expires.
 *
 * @param exceptOrganisations ids of organisations to skip
 */
export const claimDueFeed = (
  db: Database,
  {
    now,
    leaseSeconds,
    exceptOrganisations = [],
  }: { readonly now: string; readonly leaseSeconds: number; readonly exceptOrganisations?: readonly string[] },
): Promise<StockFeed | null> =>
  db.platform.transaction(async (tx) => {
    const [due] = await tx.$queryRaw<{ id: string }[]>`
      select feed.id from stock_feeds feed join organisations organisation on organisation.id = feed.organisation_id
      where feed.next_run_at <= ${now}::timestamptz and not feed.paused and organisation.archived_at is null
        and (feed.claimed_until is null or feed.claimed_until < ${now}::timestamptz)
        and feed.organisation_id <> all(${[...exceptOrganisations]}::text[])
      order by feed.next_run_at for update of feed skip locked limit 1`
    if (!due) return null
    const claimedUntil = new Date(Date.parse(now) + leaseSeconds * 1000)
    return toStockFeed(await tx.stockFeed.update({ where: { id: due.id }, data: { claimedUntil } }))
  })

export interface SettledFetch {
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
export const settleFetch = (
  db: Database,
  feed: StockFeed,
  { now, fault, hasMore = false, hostKey, ...version }: SettledFetch,
): Promise<void> =>
  db.platform.transaction(async (tx) => {
    const nextRunAt = feed.schedule && (hasMore ? now : nextFeedRun(feed.schedule, now))
    await tx.stockFeed.updateMany({
      where: { id: feed.id },
      data: {
        ...version,
        ...(hostKey && feed.hostKey === null && { hostKey }),
        claimedUntil: null,
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
