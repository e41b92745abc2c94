import type { Database } from '../../createDatabase'
import { type LeadDestination, toDestination } from './LeadDestination'

/** A due delivery of a destination. */
export interface DueDelivery {
  readonly id: string
  /** Null for a test. */
  readonly leadId: string | null
  /** Number of attempts. */
  readonly attempts: number
  /** Whether a user requested a resend. */
  readonly again: boolean
  /** Time of the first attempt; null for none. */
  readonly triedSince: string | null
}

/** Ids of a destination. */
export type DestinationKey = Pick<LeadDestination, 'organisationId' | 'id'>

/** Destinations with deliveries that have been due since `since` (ISO in UTC), unless paused or backing off. */
export const overdueDestinations = (db: Database, since: string): Promise<DestinationKey[]> => {
  const at = new Date(since)
  return db.platform.transaction(
    (tx) => tx.$queryRaw<DestinationKey[]>`
      select destination.organisation_id as "organisationId", destination.id
      from lead_destinations destination
      join organisations organisation on organisation.id = destination.organisation_id and organisation.archived_at is null
      where destination.kind <> 'pull' and exists (
        select from lead_deliveries delivery
        where delivery.organisation_id = destination.organisation_id and delivery.destination_id = destination.id
          and delivery.status = 'pending' and delivery.next_attempt_at <= ${at}
          and (delivery.lead_id is null or (not destination.paused and (destination.quiet_until is null or destination.quiet_until <= ${at})))
      )`,
  )
}

/** The next due delivery of a destination with the current destination; null if nothing is due, or it is paused or backing off. */
export const nextDue = (
  db: Database,
  { organisationId, id }: DestinationKey,
  now: string,
): Promise<{ readonly delivery: DueDelivery; readonly destination: LeadDestination } | null> =>
  db.platform.transaction(async (tx) => {
    const at = new Date(now)
    const destination = await tx.leadDestination.findFirst({ where: { organisationId, id, kind: { not: 'pull' } } })
    if (!destination || !(await tx.organisation.findFirst({ where: { id: organisationId, archivedAt: null } }))) return null
    const isOnHold = destination.paused || (destination.quietUntil !== null && destination.quietUntil > at)
    const row = await tx.leadDelivery.findFirst({
      where: { organisationId, destinationId: id, status: 'pending', nextAttemptAt: { lte: at }, ...(isOnHold && { leadId: null }) },
      orderBy: [{ nextAttemptAt: 'asc' }, { createdAt: 'asc' }, { id: 'asc' }],
    })
    if (!row) return null
    const { leadId, attempts, again, triedSince } = row
    return {
      destination: toDestination(destination),
      delivery: { id: row.id, leadId, attempts, again, triedSince: triedSince?.toISOString() ?? null },
    }
  })

/** The result of an attempt. */
export interface TriedDelivery {
  /** ISO in UTC. */
  readonly startedAt: string
  readonly now: string
  readonly statusCode: number | null
  /** The error, in a sentence; null on success. */
  readonly fault: string | null
  /** Further details. */
  readonly note: string | null
  /** Time of the retry after an error; null if given up. */
  readonly nextAt: string | null
  /** Backoff of the destination after an error. */
  readonly quietUntil: string | null
  /** The receiver responded with 410 Gone: pause the destination. */
  readonly isGone: boolean
}

const maxErrorLength = 500

/** Stores the result of an attempt. The first success after failures makes all pending deliveries due. */
export const recordDelivery = (
  db: Database,
  { organisationId, id: destinationId }: LeadDestination,
  delivery: DueDelivery,
  { startedAt, now, statusCode, fault, note, nextAt, quietUntil, isGone }: TriedDelivery,
): Promise<void> =>
  db.platform.transaction(async (tx) => {
    const at = new Date(now)
    const message = fault?.slice(0, maxErrorLength) ?? null
    const { count } = await tx.leadDelivery.updateMany({
      where: { organisationId, id: delivery.id, status: 'pending' },
      data: {
        attempts: { increment: 1 },
        triedSince: new Date(delivery.triedSince ?? startedAt),
        lastError: message,
        ...(fault === null
          ? { status: 'delivered', deliveredAt: at }
          : nextAt === null && !isGone
            ? { status: 'dead' }
            : { nextAttemptAt: new Date(nextAt ?? now) }),
      },
    })
    // The lead was erased meanwhile, with its deliveries.
    if (count === 0) return
    await tx.leadDeliveryAttempt.create({
      data: {
        ...{ organisationId, deliveryId: delivery.id, at: new Date(startedAt), statusCode },
        milliseconds: Math.max(0, Date.parse(now) - Date.parse(startedAt)),
        outcome: fault === null ? 'delivered' : 'failed',
        note: message ?? note,
      },
    })
    const before = await tx.leadDestination.findFirst({ where: { organisationId, id: destinationId }, select: { failures: true } })
    await tx.leadDestination.updateMany({
      where: { organisationId, id: destinationId },
      data:
        fault === null
          ? { failures: 0, message: null, quietUntil: null, deliveredAt: at }
          : {
              ...{ failures: { increment: 1 }, message: message, quietUntil: quietUntil === null ? null : new Date(quietUntil) },
              ...(isGone && { paused: true }),
            },
    })
    if (fault === null && (before?.failures ?? 0) > 0)
      await tx.leadDelivery.updateMany({ where: { organisationId, destinationId, status: 'pending' }, data: { nextAttemptAt: at } })
  })
