import type { OutboxKind } from '@forecourt/rules/outbox/outboxMessages'
import type { Scope } from '../createDatabase'
import { Prisma } from '../generated/client'
import { allConditions, containing, listPage } from '../lists/listSql'

/** An undelivered message, an undelivered lead of a destination, a feed whose last fetch failed, or a car’s photos that failed. */
export interface Undelivered {
  readonly id: string
  /** `photos`: of a car in a feed; its id is the car's. */
  readonly kind: OutboxKind | 'delivery' | 'feed' | 'photos'
  readonly organisationId: string | null
  readonly siteId: string | null
  readonly leadId: string | null
  /** The destination of a lead; otherwise null. */
  readonly destinationId: string | null
  /** Addresses of a message, or the name of a destination, feed or car; null for a message without addresses. */
  readonly to: readonly string[] | null
  /** Failed after the last retry, or a feed without a schedule; otherwise retried at `nextAttemptAt`. */
  readonly isGivenUp: boolean
  /** Failed attempts so far; of a feed those since its last success, of photos the highest number of any photo. */
  readonly attempts: number
  /** The last error. */
  readonly lastError: string | null
  /** Of a feed the time of its last fetch, of photos the same as `nextAttemptAt`. */
  readonly createdAt: Date
  readonly nextAttemptAt: Date
}

export interface UndeliveredQuery {
  readonly state: 'dead' | 'retried' | 'all'
  readonly kind: Undelivered['kind'] | null
  /** Part of a receiver or of the error. */
  readonly text: string
  /** Lists and counts only what belongs to this organisation; null for all. */
  readonly organisationId?: string | null
  /** Lists only messages of this site; null for all sites. */
  readonly siteId: string | null
  readonly page: number
  readonly perPage: number
}

/** The undelivered messages, leads, feeds and photos of all sites. */
export const undeliveredRows = Prisma.sql`
  select id, kind, organisation_id as "organisationId", site_id as "siteId", lead_id as "leadId", null::text as "destinationId",
    case when jsonb_typeof(payload -> 'to') = 'array' then array(select jsonb_array_elements_text(payload -> 'to')) end as "to",
    status = 'dead' as "isGivenUp", attempts, last_error as "lastError", created_at as "createdAt", next_attempt_at as "nextAttemptAt"
  from outbox where status <> 'delivered' and (status = 'dead' or last_error is not null)
  union all
  select delivery.id, 'delivery', delivery.organisation_id, lead.site_id, delivery.lead_id, delivery.destination_id, array[destination.name],
    delivery.status = 'dead', delivery.attempts, delivery.last_error, delivery.created_at, delivery.next_attempt_at
  from lead_deliveries delivery
  join lead_destinations destination
    on destination.organisation_id = delivery.organisation_id and destination.id = delivery.destination_id
  left join leads lead on lead.organisation_id = delivery.organisation_id and lead.id = delivery.lead_id
  where delivery.status <> 'delivered' and delivery.last_error is not null
  union all
  select feed.id, 'feed', feed.organisation_id, null, null, null, array[feed.name], feed.next_run_at is null, feed.failures, feed.message,
    coalesce(feed.checked_at, feed.created_at), coalesce(feed.next_run_at, feed.checked_at, feed.created_at)
  from stock_feeds feed join organisations organisation on organisation.id = feed.organisation_id
  where feed.failures > 0 and not feed.paused and organisation.archived_at is null
  union all
  select car.id, 'photos', car.organisation_id, null, null, null, array[car.name || ' · ' || car.stock_number],
    bool_and(photo.status = 'failed'), max(photo.attempts), (array_agg(photo.message order by photo.position))[1],
    max(photo.next_attempt_at), max(photo.next_attempt_at)
  from stock_feed_photos photo
  join cars car on car.organisation_id = photo.organisation_id and car.id = photo.car_id and car.status in ('in_stock', 'coming_soon')
  join organisations organisation on organisation.id = photo.organisation_id and organisation.archived_at is null
  where photo.message is not null and exists (
    select from stock_feed_cars link
    where link.organisation_id = car.organisation_id and link.car_id = car.id and not 'photos' = any(link.overridden_fields)
  )
  group by car.organisation_id, car.id`

/**
 * Undelivered messages and leads, failed feeds and photos, newest first. `total` counts the matches, `dead` all rows of the organisation that
 * are no longer retried, matching or not.
 */
export const listUndelivered = (
  scope: Scope,
  { state, kind, text, organisationId = null, siteId, ...page }: UndeliveredQuery,
): Promise<{ readonly rows: readonly Undelivered[]; readonly total: number; readonly dead: number }> => {
  const { limit, offset } = listPage(page)
  const pattern = containing(text)
  const owned = organisationId === null ? Prisma.sql`true` : Prisma.sql`"organisationId" = ${organisationId}`
  const matches = allConditions([
    owned,
    ...(state === 'all' ? [] : [Prisma.sql`"isGivenUp" = ${state === 'dead'}`]),
    ...(kind === null ? [] : [Prisma.sql`kind = ${kind}`]),
    ...(siteId === null ? [] : [Prisma.sql`"siteId" = ${siteId}`]),
    ...(text === '' ? [] : [Prisma.sql`("lastError" ilike ${pattern} or array_to_string("to", ' ') ilike ${pattern})`]),
  ])
  return scope.transaction(async (tx) => {
    const rows = await tx.$queryRaw<Undelivered[]>`
      select * from (${undeliveredRows}) undelivered where ${matches} order by "createdAt" desc, id limit ${limit} offset ${offset}`
    const [counted] = await tx.$queryRaw<{ total: number; dead: number }[]>`
      select (count(*) filter (where ${matches}))::int as total, (count(*) filter (where "isGivenUp"))::int as dead
      from (${undeliveredRows}) undelivered where ${owned}`
    return { rows, total: counted?.total ?? 0, dead: counted?.dead ?? 0 }
  })
}
