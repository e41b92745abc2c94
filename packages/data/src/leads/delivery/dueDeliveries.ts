import type { Database } from '../../createDatabase'
import { type LeadDestination, toDestination } from './LeadDestination'

/** A delivery that is due, of a destination that is ours for the moment. */
export interface DueDelivery {
  readonly id: string
  /** Null for a test. */
  readonly leadId: string | null
  /** How often it was tried. */
  readonly attempts: number
  /** Somebody asked for it once more. */
  readonly again: boolean
  /** When it was first tried; null for never. */
  readonly triedSince: string | null
}

interface Lease {
  /** ISO in UTC. */
  readonly now: string
  readonly leaseSeconds: number
}

const until = ({ now, leaseSeconds }: Lease) => new Date(Date.parse(now) + leaseSeconds * 1000)

/**
 * Takes a destination that something is due for, for as long as the lease says: its leads go one after the other, and no two workers
 * send to it. Null where nothing is due. Whoever dies with it leaves it to the next.
 */
export const claimDestination = (db: Database, lease: Lease): Promise<LeadDestination | null> => {
  const at = new Date(lease.now)
  return db.platform.transaction(async (tx) => {
    const [due] = await tx.$queryRaw<{ organisationId: string; id: string }[]>`
      select destination.organisation_id as "organisationId", destination.id
      from lead_destinations destination
      join organisations organisation on organisation.id = destination.organisation_id and organisation.archived_at is null
      join lateral (
        select min(next_attempt_at) as first from lead_deliveries delivery
        where delivery.organisation_id = destination.organisation_id and delivery.destination_id = destination.id
          and delivery.status = 'pending' and delivery.next_attempt_at <= ${at}
          and (delivery.lead_id is null or (not destination.paused and (destination.quiet_until is null or destination.quiet_until <= ${at})))
      ) waiting on waiting.first is not null
      where destination.kind <> 'pull' and (destination.claimed_until is null or destination.claimed_until <= ${at})
      order by waiting.first limit 1
      for update of destination skip locked`
    if (!due) return null
    return toDestination(await tx.leadDestination.update({ where: { organisationId_id: due }, data: { claimedUntil: until(lease) } }))
  })
}

/** Holds a destination for longer, for as long as its worker lives. */
export const renewDestination = async (db: Database, { organisationId, id }: LeadDestination, lease: Lease): Promise<void> => {
  await db.platform.transaction((tx) =>
    tx.leadDestination.updateMany({ where: { organisationId, id, claimedUntil: { not: null } }, data: { claimedUntil: until(lease) } }),
  )
}

/** Lets go of a destination. */
export const releaseDestination = async (db: Database, { organisationId, id }: LeadDestination): Promise<void> => {
  await db.platform.transaction((tx) => tx.leadDestination.updateMany({ where: { organisationId, id }, data: { claimedUntil: null } }))
}

/** The next that is due for a destination, with the destination as it now is; null where nothing is, or it was paused or left alone meanwhile. */
export const nextDue = (
  db: Database,
  { organisationId, id }: LeadDestination,
  now: string,
): Promise<{ readonly delivery: DueDelivery; readonly destination: LeadDestination } | null> =>
  db.platform.transaction(async (tx) => {
    const at = new Date(now)
    const destination = await tx.leadDestination.findFirst({ where: { organisationId, id } })
    if (!destination) return null
    const isClosed = destination.paused || (destination.quietUntil !== null && destination.quietUntil > at)
    const row = await tx.leadDelivery.findFirst({
      where: { organisationId, destinationId: id, status: 'pending', nextAttemptAt: { lte: at }, ...(isClosed && { leadId: null }) },
      orderBy: [{ nextAttemptAt: 'asc' }, { createdAt: 'asc' }, { id: 'asc' }],
    })
    if (!row) return null
    const { leadId, attempts, again, triedSince } = row
    return {
      destination: toDestination(destination),
      delivery: { id: row.id, leadId, attempts, again, triedSince: triedSince?.toISOString() ?? null },
    }
  })

/** What came of a try. */
export interface TriedDelivery {
  /** ISO in UTC. */
  readonly startedAt: string
  readonly now: string
  readonly statusCode: number | null
  /** What went wrong, in a sentence; null when nothing did. */
  readonly fault: string | null
  /** What else there is to say of it. */
  readonly note: string | null
  /** When it is tried again after a fault; null where it is given up. */
  readonly nextAt: string | null
  /** Until when the destination is left alone after a fault. */
  readonly quietUntil: string | null
  /** The receiver wants no more: the destination is paused. */
  readonly isGone: boolean
}

const longest = 500

/** Writes down a try. The first that goes well after some that didn't has everything sent that waits. */
export const settleDelivery = (
  db: Database,
  { organisationId, id: destinationId }: LeadDestination,
  delivery: DueDelivery,
  { startedAt, now, statusCode, fault, note, nextAt, quietUntil, isGone }: TriedDelivery,
): Promise<void> =>
  db.platform.transaction(async (tx) => {
    const at = new Date(now)
    const said = fault?.slice(0, longest) ?? null
    const { count } = await tx.leadDelivery.updateMany({
      where: { organisationId, id: delivery.id, status: 'pending' },
      data: {
        attempts: { increment: 1 },
        triedSince: new Date(delivery.triedSince ?? startedAt),
        lastError: said,
        ...(fault === null
          ? { status: 'delivered', deliveredAt: at }
          : nextAt === null && !isGone
            ? { status: 'dead' }
            : { nextAttemptAt: new Date(nextAt ?? now) }),
      },
    })
    // Its lead was erased meanwhile, and all about it.
    if (count === 0) return
    await tx.leadDeliveryAttempt.create({
      data: {
        ...{ organisationId, deliveryId: delivery.id, at: new Date(startedAt), statusCode },
        milliseconds: Math.max(0, Date.parse(now) - Date.parse(startedAt)),
        outcome: fault === null ? 'delivered' : 'failed',
        note: said ?? note,
      },
    })
    const before = await tx.leadDestination.findFirst({ where: { organisationId, id: destinationId }, select: { failures: true } })
    await tx.leadDestination.updateMany({
      where: { organisationId, id: destinationId },
      data:
        fault === null
          ? { failures: 0, message: null, quietUntil: null, deliveredAt: at }
          : {
              ...{ failures: { increment: 1 }, message: said, quietUntil: quietUntil === null ? null : new Date(quietUntil) },
              ...(isGone && { paused: true }),
            },
    })
    if (fault === null && (before?.failures ?? 0) > 0)
      await tx.leadDelivery.updateMany({ where: { organisationId, destinationId, status: 'pending' }, data: { nextAttemptAt: at } })
  })
