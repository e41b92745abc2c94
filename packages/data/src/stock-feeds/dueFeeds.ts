import { nextFeedRun } from '@forecourt/rules/stock/nextFeedRun'
import type { Database } from '../createDatabase'
import { type StockFeed, toStockFeed } from './StockFeed'

/**
 * Takes the feed that has waited longest for its fetch, for as long as the lease says; null where none is due. Whoever dies with it
 * leaves it to the next.
 */
export const claimDueFeed = (
  db: Database,
  { now, leaseSeconds }: { readonly now: string; readonly leaseSeconds: number },
): Promise<StockFeed | null> =>
  db.platform.transaction(async (tx) => {
    const [due] = await tx.$queryRaw<{ id: string }[]>`
      select feed.id from stock_feeds feed join organisations organisation on organisation.id = feed.organisation_id
      where feed.next_run_at <= ${now}::timestamptz and not feed.paused and organisation.archived_at is null
        and (feed.claimed_until is null or feed.claimed_until < ${now}::timestamptz)
      order by feed.next_run_at for update of feed skip locked limit 1`
    if (!due) return null
    const claimedUntil = new Date(Date.parse(now) + leaseSeconds * 1000)
    return toStockFeed(await tx.stockFeed.update({ where: { id: due.id }, data: { claimedUntil } }))
  })

export interface SettledFetch {
  /** ISO in UTC. */
  readonly now: string
  /** What the server said of the file, to ask whether it changed; kept as it was where it said nothing new. */
  readonly etag?: string | null
  readonly modified?: string | null
  /** What went wrong, in a sentence; null when nothing did. */
  readonly fault: string | null
}

/** Writes down what came of a fetch and when the next is. */
export const settleFetch = (db: Database, feed: StockFeed, { now, fault, ...version }: SettledFetch): Promise<void> =>
  db.platform.transaction(async (tx) => {
    const nextRunAt = feed.schedule && nextFeedRun(feed.schedule, now)
    await tx.stockFeed.updateMany({
      where: { id: feed.id },
      data: {
        ...(fault === null && version),
        claimedUntil: null,
        checkedAt: new Date(now),
        nextRunAt: nextRunAt === null ? null : new Date(nextRunAt),
        failures: fault === null ? 0 : { increment: 1 },
        message: fault,
      },
    })
  })

/** Has a feed fetched at once. False where there is none that is fetched. */
export const fetchSoon = (db: Pick<Database, 'platform'>['platform'], feedId: string, now: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const { count } = await tx.$queryRaw<{ count: number }[]>`
      with asked as (
        update stock_feeds set next_run_at = ${now}::timestamptz, etag = null, modified = null
        where id = ${feedId} and source ->> 'kind' in ('https', 'folder') returning id
      ) select count(*)::int as count from asked`.then(([row]) => row ?? { count: 0 })
    return count === 1
  })
