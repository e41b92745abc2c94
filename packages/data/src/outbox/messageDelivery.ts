import type { OutboxKind } from '@forecourt/rules/outbox/outboxMessages'
import type { Database } from '../createDatabase'

export type OutboxStatus = 'pending' | 'delivering' | 'delivered' | 'dead'

/** A message of the transactional outbox, to be delivered to an external system. */
export interface OutboxMessage {
  readonly id: string
  /** Null for mail to users of the console. */
  readonly organisationId: string | null
  readonly siteId: string | null
  readonly leadId: string | null
  readonly kind: OutboxKind
  /** Payload as its kind declares it; most kinds have recipients. */
  readonly payload: { readonly to?: readonly string[]; readonly [field: string]: unknown }
  /** Number of attempts, including this one. */
  readonly attempts: number
}

/**
 * Starts an attempt at a message and counts it; null if the message was delivered, given up or erased. Its job's lock gives a message to
 * one worker, so a message in state `delivering` is of a worker that was killed.
 */
export const beginMessage = async (db: Database, id: string): Promise<OutboxMessage | null> => {
  const [message = null] = await db.platform.transaction(
    (tx) => tx.$queryRaw<OutboxMessage[]>`
      update outbox set status = 'delivering', attempts = attempts + 1
      where id = ${id} and status in ('pending', 'delivering')
      returning id, organisation_id as "organisationId", site_id as "siteId", lead_id as "leadId", kind, payload, attempts`,
  )
  return message
}

/** Marks a message as delivered; `note` says why it was not sent after all. */
export const markDelivered = async (db: Database, id: string, now: string, note: string | null = null): Promise<void> => {
  await db.platform.transaction((tx) =>
    tx.outboxMessage.updateMany({
      where: { id },
      data: { status: 'delivered', deliveredAt: new Date(now), lastError: note },
    }),
  )
}

export interface Failure {
  readonly now: string
  /** The error, for users. */
  readonly error: string
  /** After this many attempts it is dead, to be replayed by a user. */
  readonly maxAttempts: number
  readonly retryInSeconds: number
}

const maxErrorLength = 500

/** Schedules a retry of a message, or marks it as dead. */
export const markFailed = (db: Database, id: string, { now, error, maxAttempts, retryInSeconds }: Failure): Promise<'pending' | 'dead'> =>
  db.platform.transaction(async (tx) => {
    const message = await tx.outboxMessage.findFirst({ where: { id }, select: { attempts: true } })
    const status = message && message.attempts < maxAttempts ? 'pending' : 'dead'
    const nextAttemptAt = status === 'pending' ? new Date(Date.parse(now) + retryInSeconds * 1000) : new Date(now)
    await tx.outboxMessage.updateMany({
      where: { id },
      data: { status, nextAttemptAt, lastError: error.slice(0, maxErrorLength) },
    })
    return status
  })

/** Limit of one query. */
const maxMessages = 1_000

/** Ids of messages that have been due since `since` (ISO in UTC) and are neither delivered nor given up. */
export const overdueMessages = async (db: Database, since: string): Promise<string[]> => {
  const rows = await db.platform.transaction(
    (tx) => tx.$queryRaw<{ id: string }[]>`
      select id from outbox where status in ('pending', 'delivering') and next_attempt_at <= ${new Date(since)}
      order by next_attempt_at limit ${maxMessages}`,
  )
  return rows.map(({ id }) => id)
}

/** Number of undelivered messages; of one organisation, or of all (null). */
export const pendingOutbox = (db: Database, organisationId: string | null = null): Promise<number> =>
  db.platform.transaction((tx) =>
    tx.outboxMessage.count({
      where: { status: { in: ['pending', 'delivering'] }, ...(organisationId !== null && { organisationId }) },
    }),
  )

/** Number of confirmations sent to a recipient since an instant, over all sites. */
export const confirmationsTo = (db: Database, address: string, since: string): Promise<number> =>
  db.platform.transaction(async (tx) => {
    const [counted] = await tx.$queryRaw<{ count: bigint }[]>`
      select count(*) as count from outbox
      where kind = 'lead.shopper' and delivered_at >= ${new Date(since)} and last_error is null
        and regexp_replace(lower(payload->'to'->>0), '\\+[^@]*@', '@') = regexp_replace(lower(${address}), '\\+[^@]*@', '@')`
    return Number(counted?.count ?? 0)
  })
