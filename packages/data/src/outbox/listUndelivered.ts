import type { OutboxKind } from '@forecourt/rules/outbox/outboxMessages'
import type { Scope } from '../createDatabase'
import { Prisma } from '../generated/client'
import { allConditions, containing, listPage } from '../lists/listSql'

/** An undelivered message, or an undelivered lead of a destination. */
export interface Undelivered {
  readonly id: string
  readonly kind: OutboxKind | 'delivery'
  readonly organisationId: string | null
  readonly siteId: string | null
  readonly leadId: string | null
  /** The destination of a lead; null for a message. */
  readonly destinationId: string | null
  /** Addresses of a message, or the name of a destination; null for a message without addresses. */
  readonly to: readonly string[] | null
  /** Failed after the last retry; otherwise retried at `nextAttemptAt`. */
  readonly isGivenUp: boolean
  readonly attempts: number
  /** The last error. */
  readonly lastError: string | null
  readonly createdAt: Date
  readonly nextAttemptAt: Date
}

export interface UndeliveredQuery {
  readonly state: 'dead' | 'retried' | 'all'
  readonly kind: Undelivered['kind'] | null
  /** Part of a receiver or of the error. */
  readonly text: string
  readonly page: number
  readonly perPage: number
}

const undelivered = Prisma.sql`
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
  where delivery.status <> 'delivered' and delivery.last_error is not null`

/** Undelivered messages and leads, newest first: failed for good, or still retrying; with the number of matches, and of all that failed for good. */
export const listUndelivered = (
  scope: Scope,
  { state, kind, text, ...page }: UndeliveredQuery,
): Promise<{ readonly rows: readonly Undelivered[]; readonly total: number; readonly dead: number }> => {
  const { limit, offset } = listPage(page)
  const found = containing(text)
  const matches = allConditions([
    ...(state === 'all' ? [] : [Prisma.sql`"isGivenUp" = ${state === 'dead'}`]),
    ...(kind === null ? [] : [Prisma.sql`kind = ${kind}`]),
    ...(text === '' ? [] : [Prisma.sql`("lastError" ilike ${found} or array_to_string("to", ' ') ilike ${found})`]),
  ])
  return scope.transaction(async (tx) => {
    const rows = await tx.$queryRaw<Undelivered[]>`
      select * from (${undelivered}) undelivered where ${matches} order by "createdAt" desc, id limit ${limit} offset ${offset}`
    const [counted] = await tx.$queryRaw<{ total: number; dead: number }[]>`
      select (count(*) filter (where ${matches}))::int as total, (count(*) filter (where "isGivenUp"))::int as dead
      from (${undelivered}) undelivered`
    return { rows, total: counted?.total ?? 0, dead: counted?.dead ?? 0 }
  })
}
