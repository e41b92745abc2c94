import { isHeld } from '@forecourt/rules/bookings/Booking'
import type { BookingNews } from '@forecourt/rules/bookings/bookingMessage'
import type { Actor } from '../../Actor'
import { appendAudit } from '../../audit/appendAudit'
import type { Scope } from '../../createDatabase'
import type { SiteLimit } from '../../organisations/listLocations'
import type { Transaction } from '../../Transaction'
import { refuseIfTaken, slotTaken } from '../bookingRules'
import type { BookingChangeResult } from '../changeBookingState'
import { toBooking } from '../loadBooking'
import { freeSeats, lockBooking, lockBookingDay, maxSeats } from '../lockBooking'
import { notifyOfBooking } from '../notifyOfBooking'

/** How long a change can be undone. Milliseconds. */
const undoMs = 5 * 60_000

export interface BookingUndo {
  readonly id: string
  /** The revision that the change made. */
  readonly expectedRevision: number
  readonly actor: Actor
  readonly siteIds: SiteLimit
  readonly now: string
}

const tooLate = 'It is too late to undo this. Change the booking again instead.'
const changed = 'Someone has changed this booking since. Reload it.'

interface EarlierBooking {
  readonly state: string
  readonly startsAt: Date
  readonly endsAt: Date
  readonly freeAt: Date
}

const undoWithin = async (tx: Transaction, { id, expectedRevision, actor, siteIds, now }: BookingUndo): Promise<BookingChangeResult> => {
  const held = await lockBooking(tx, id, siteIds)
  if (!held) return { ok: false, reason: 'notFound' }
  const { booking, location } = held
  if (booking.revision !== expectedRevision) return { ok: false, reason: 'over', message: changed }
  const { organisationId, locationId, kind } = booking
  const [note] = await tx.auditEntry.findMany({
    where: { organisationId, target: id, action: { in: ['booking.move', 'booking.state', 'booking.cancel'] } },
    orderBy: { id: 'desc' },
    take: 1,
  })
  const { updatedAt } = await tx.booking.findFirstOrThrow({ where: { organisationId, id }, select: { updatedAt: true } })
  if (!note || Date.parse(now) - updatedAt.getTime() > undoMs) return { ok: false, reason: 'over', message: tooLate }
  const { before, stateBefore } = note.detail as { before: string; stateBefore?: string }
  const [startsAt, endsAt, freeAt] = [booking.startsAt, booking.endsAt, booking.freeAt].map((instant) => new Date(instant)) as [
    Date,
    Date,
    Date,
  ]
  // A move keeps the length of the visit, so that all three instants shift by the same amount.
  const shiftMs = note.action === 'booking.move' ? Date.parse(before) - startsAt.getTime() : 0
  const shifted = (instant: Date) => new Date(instant.getTime() + shiftMs)
  const restoredTimes: EarlierBooking = {
    state: note.action === 'booking.move' ? (stateBefore ?? booking.state) : before,
    startsAt: shifted(startsAt),
    endsAt: shifted(endsAt),
    freeAt: shifted(freeAt),
  }
  const holdsSeat = isHeld({ state: restoredTimes.state as typeof booking.state })
  const times = {
    startsAt: restoredTimes.startsAt.toISOString(),
    endsAt: restoredTimes.endsAt.toISOString(),
    freeAt: restoredTimes.freeAt.toISOString(),
  }
  let seat = booking.seat
  if (holdsSeat) {
    const visit = { organisationId, locationId, kind, ...times }
    await lockBookingDay(tx, visit)
    const [free] = await tx.$queryRaw<{ number: number }[]>(freeSeats(visit, maxSeats, id))
    if (!free) return { ok: false, reason: 'taken', message: slotTaken }
    seat = free.number
  }
  await tx.booking.updateMany({
    where: { organisationId, id },
    data: {
      state: restoredTimes.state,
      startsAt: restoredTimes.startsAt,
      endsAt: restoredTimes.endsAt,
      freeAt: restoredTimes.freeAt,
      seat,
      revision: { increment: 1 },
      updatedAt: new Date(now),
    },
  })
  const restored = toBooking(await tx.booking.findFirstOrThrow({ where: { organisationId, id } }))
  // Pending messages are dropped, as they are of an older revision. If any were sent already, the shopper gets a message with the restored
  // state.
  const sentCount = await tx.outboxMessage.count({
    where: {
      organisationId,
      kind: 'booking.shopper',
      OR: [{ status: 'delivering' }, { status: 'delivered', lastError: null }],
      AND: [{ payload: { path: ['bookingId'], equals: id } }, { payload: { path: ['bookingRevision'], equals: expectedRevision } }],
    },
  })
  const news: BookingNews | null =
    note.action === 'booking.move' ? 'moved' : holdsSeat && note.action === 'booking.cancel' ? 'confirmed' : null
  if (sentCount > 0 && news) await notifyOfBooking(tx, restored, { news: restored.state === 'requested' ? 'requested' : news }, now)
  await appendAudit(tx, {
    organisationId,
    siteId: booking.siteId,
    actor,
    action: 'booking.undo',
    target: id,
    summary: `Undid a change to a booking at ${location.name}`,
    detail: { undone: note.action, state: restored.state, startsAt: restored.startsAt },
  })
  return { ok: true, booking: restored }
}

/** Undoes the last change of a booking within a few minutes (ENQ-24), with its seat and car if they are still free. */
export const undoBookingChange = (scope: Scope, undo: BookingUndo): Promise<BookingChangeResult> =>
  refuseIfTaken(() => scope.transaction((tx) => undoWithin(tx, undo)))
