import { retryPolicies } from '@forecourt/rules/retries/retryPolicies'
import type { Database } from '../createDatabase'

/**
 * What is due and not done, and what failed for good; of feeds, those whose last fetch failed. Messages that were given up at once, such as
 * those without a possible recipient, don't count: the dealer has to act, not the operators.
 */
export interface Backlog {
  readonly queue: 'messages' | 'leads' | 'feeds' | 'publications'
  readonly due: number
  /** Time since the oldest was due; 0 for none. */
  readonly seconds: number
  readonly failed: number
}

/** The backlog of each queue at `now` (ISO in UTC). Excludes what is paused or backing off. */
export const readBacklog = (db: Database, now: string): Promise<readonly Backlog[]> => {
  const at = new Date(now)
  return db.platform.transaction(
    (tx) => tx.$queryRaw<Backlog[]>`
      select queue, count(*) filter (where due_at <= ${at})::int due, count(*) filter (where failed)::int failed,
        greatest(0, coalesce(extract(epoch from ${at} - min(due_at)), 0))::float8 seconds
      from (
        select 'messages' queue, case when status in ('pending', 'delivering') then next_attempt_at end due_at,
          status = 'dead' and attempts >= ${retryPolicies.message.maxAttempts} failed
        from outbox where status <> 'delivered'
        union all
        select 'leads', case when delivery.status = 'pending' and destination.kind <> 'pull' and not destination.paused
          and (destination.quiet_until is null or destination.quiet_until <= ${at}) then delivery.next_attempt_at end, delivery.status = 'dead'
        from lead_deliveries delivery
        join lead_destinations destination
          on destination.organisation_id = delivery.organisation_id and destination.id = delivery.destination_id
        join organisations organisation on organisation.id = delivery.organisation_id and organisation.archived_at is null
        where delivery.status <> 'delivered'
        union all
        select 'feeds', feed.next_run_at, feed.failures > 0
        from stock_feeds feed join organisations organisation on organisation.id = feed.organisation_id and organisation.archived_at is null
        where not feed.paused
        union all
        select 'publications', publish_at, false from scheduled_publications where status = 'waiting'
        union all
        select queue, null, false from unnest(array['messages', 'leads', 'feeds', 'publications']) queue
      ) rows
      group by queue order by queue`,
  )
}
