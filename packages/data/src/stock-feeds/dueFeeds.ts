import { nextFeedRun } from '@forecourt/rules/stock/nextFeedRun'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Database, Scope } from '../createDatabase'
import { isFetched, type StockFeed, toStockFeed } from './StockFeed'

/**
 * Takes the feed that has waited longest for its fetch, for as long as the lease says; null where none is due. Whoever dies with it
 * leaves it to the next.
 *
 * @param exceptOrganisations ids of organisations whose feeds are left for later
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
  /** What the server said of the file, to ask whether it changed; kept as it was where it is left out. */
  readonly etag?: string | null
  readonly modified?: string | null
  /** The key its server showed. */
  readonly hostKey?: string | null
  /** Whether another file waits: it is fetched at once. */
  readonly hasMore?: boolean
  /** What went wrong, in a sentence; null when nothing did. */
  readonly fault: string | null
}

/** Writes down what came of a fetch and when the next is. */
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

/** Has a feed fetched at once, whether or not its file changed. False where there is none that is fetched. */
export const fetchSoon = (
  scope: Scope,
  { feedId, actor, now }: { readonly feedId: string; readonly actor: Actor; readonly now: string },
): Promise<boolean> =>
  scope.transaction(async (tx) => {
    const feed = await tx.stockFeed.findFirst({ where: { id: feedId } })
    if (!feed || !isFetched(toStockFeed(feed).source)) return false
    const { organisationId, name } = feed
    await tx.stockFeed.updateMany({ where: { id: feedId }, data: { nextRunAt: new Date(now), etag: null, modified: null } })
    await appendAudit(tx, { organisationId, actor, action: 'feed.fetch', target: feedId, summary: `Asked for the feed ${name} at once` })
    return true
  })
