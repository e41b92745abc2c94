import {
  type Booking,
  type BookingState,
  bookingHeldUntil,
  bookingStateNames,
  bookingStateProblem,
  isHeld,
  isOngoing,
  isOpenToShopper,
  waitsForShopper,
} from '@forecourt/rules/bookings/Booking'
import type { BookingNews } from '@forecourt/rules/bookings/bookingMessage'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Scope } from '../createDatabase'
import type { OwnedLocation, SiteLimit } from '../organisations/listLocations'
import type { Transaction } from '../Transaction'
import { storedBookingSettings } from './bookingLocation'
import { refuseIfTaken, slotTaken } from './bookingRules'
import { staffRefusal } from './by-staff/staffTimes'
import { findRequestedSlot, slotAtLocalTime } from './listSlots'
import { toBooking } from './loadBooking'
import { type BookingParty, changedMeanwhile, dealerHoldMs, freeSeats, lockBooking, lockBookingDay, maxSeats } from './lockBooking'
import { notifyOfBooking } from './notifyOfBooking'

interface BookingMove {
  readonly id: string
  /** Local time of the location, `YYYY-MM-DDTHH:MM`. */
  readonly local: string
  /** Shoppers can choose offered slots only; staff can choose any time. */
  readonly by: BookingParty
  /** The revision that the user saw; omitted: any. */
  readonly expectedRevision?: number
  /** Why staff move it beyond capacity; required for that. */
  readonly reason?: string
  readonly actor: Actor
  readonly siteIds: SiteLimit
  /** Dealer addresses to notify, given the location's address; omitted: none, as the dealer made the change. */
  readonly dealer?: (locationEmail: string | null) => readonly string[]
  readonly now: string
}

export type BookingChangeResult =
  | { readonly ok: true; readonly booking: Booking }
  | { readonly ok: false; readonly reason: 'notFound' }
  | { readonly ok: false; readonly reason: 'taken' | 'carBusy' | 'invalid' | 'over'; readonly message: string }

const overMessage = 'This booking is over, or was cancelled. It can’t be changed any more.'

const moveWithin = async (
  tx: Transaction,
  { id, local, by, expectedRevision, reason = '', actor, siteIds, dealer, now }: BookingMove,
): Promise<BookingChangeResult> => {
  const locked = await lockBooking(tx, id, siteIds)
  if (!locked) return { ok: false, reason: 'notFound' }
  const { booking, location } = locked
  if (by === 'shopper' ? !isOpenToShopper(booking, now) : !isOngoing(booking)) return { ok: false, reason: 'over', message: overMessage }
  if (expectedRevision !== undefined && expectedRevision !== booking.revision)
    return { ok: false, reason: 'over', message: changedMeanwhile }
  const { organisationId, locationId, kind, carId } = booking
  const { settings } = await storedBookingSettings(tx, location, kind)
  // A move by the dealer keeps the length; one by a shopper takes the current settings.
  const minutes = by === 'dealer' ? (Date.parse(booking.endsAt) - Date.parse(booking.startsAt)) / 60_000 : settings.minutes
  const slot = slotAtLocalTime(local, { ...settings, minutes }, location.timeZone)
  if (!slot) return { ok: false, reason: 'invalid', message: 'There is no such time on that day.' }
  const isLapsed = booking.state === 'lapsed'
  if (slot.startsAt === Date.parse(booking.startsAt) && !isLapsed) return { ok: true, booking }
  const times = {
    startsAt: new Date(slot.startsAt).toISOString(),
    endsAt: new Date(slot.endsAt).toISOString(),
    freeAt: new Date(slot.freeAt).toISOString(),
  }
  const visit = { organisationId, locationId, kind, ...times }
  await lockBookingDay(tx, visit)
  if (by === 'shopper' && !(await findRequestedSlot(tx, location, settings, { kind, carId, movingId: id, local, now })))
    return { ok: false, reason: 'taken', message: slotTaken }
  const request = { kind, carId, movingId: id, startsAt: slot.startsAt, now, reason }
  const refusal = by === 'dealer' ? await staffRefusal(tx, location, { ...settings, minutes }, request) : null
  if (refusal) return refusal
  const [seat] = await tx.$queryRaw<{ number: number }[]>(freeSeats(visit, by === 'dealer' ? maxSeats : settings.capacity, id))
  if (!seat) return { ok: false, reason: 'taken', message: slotTaken }
  // If staff confirm bookings, they confirm the new time, too. A lapsed booking holds its time again: as a request, or confirmed where the
  // shopper verified their address and the location confirms at once.
  const isAtOnce = by === 'shopper' && settings.confirmation === 'atOnce'
  const needsConfirmation = by === 'shopper' && !isAtOnce
  const state = isLapsed && isAtOnce ? 'confirmed' : isLapsed || needsConfirmation ? 'requested' : booking.state
  const { heldUntil: oldHoldEnd, email } = booking
  // A move to an earlier time may shorten the time to confirm, and never extends it.
  const newHoldEnd = oldHoldEnd && bookingHeldUntil({ state, startsAt: times.startsAt, email, isVerified: false }, now)
  const heldUntil = by === 'dealer' || !oldHoldEnd || !newHoldEnd ? null : new Date(oldHoldEnd < newHoldEnd ? oldHoldEnd : newHoldEnd)
  await tx.$executeRaw`
    update bookings set starts_at = ${new Date(slot.startsAt)}, ends_at = ${new Date(slot.endsAt)}, free_at = ${new Date(slot.freeAt)},
      seat = ${seat.number}, state = ${state}, held_until = ${heldUntil}, revision = revision + 1, reminded_at = null, updated_at = ${new Date(now)}
    where organisation_id = ${organisationId} and id = ${id}`
  const moved = toBooking(await tx.booking.findFirstOrThrow({ where: { organisationId, id } }))
  await appendAudit(tx, {
    organisationId,
    siteId: booking.siteId,
    actor,
    action: 'booking.move',
    target: id,
    summary: `Moved a booking at ${location.name}`,
    detail: { before: booking.startsAt, after: moved.startsAt, ...(isLapsed && { stateBefore: booking.state }), ...(reason && { reason }) },
  })
  await notifyOfBooking(
    tx,
    moved,
    { news: 'moved', dealer: dealer?.(location.email), ...(by === 'dealer' && { holdMs: dealerHoldMs }) },
    now,
  )
  return { ok: true, booking: moved }
}

/**
 * Moves a visit to another time of the same location (ENQ-24), with its seat and car, or not at all. A move to its present time does
 * nothing.
 */
export const moveBooking = (scope: Scope, move: BookingMove): Promise<BookingChangeResult> =>
  refuseIfTaken(() => scope.transaction((tx) => moveWithin(tx, move)))

export interface BookingStateChange {
  readonly id: string
  readonly to: BookingState
  /** The reason, as the user entered it; stored with the booking. */
  readonly reason?: string
  readonly by: BookingParty
  /** The revision that the user saw; omitted: any. */
  readonly expectedRevision?: number
  readonly actor: Actor
  readonly siteIds: SiteLimit
  /** Dealer addresses to notify, given the location's address; omitted: none, as the dealer made the change. */
  readonly dealer?: (locationEmail: string | null) => readonly string[]
  readonly now: string
}

const maxReasonLength = 500

const seatTakenMessage = 'The hold on this time has ended and it is now taken. Move the booking to a free time, or cancel it.'

/** States that the shopper is notified of; arrival and no-show aren't among them. */
const newsOfState: { readonly [State in BookingState]?: BookingNews } = { confirmed: 'confirmed', cancelled: 'cancelled' }

/** A free seat for a lapsed request at its time; null if others took all. */
const findFreeSeat = async (tx: Transaction, booking: Booking, location: OwnedLocation): Promise<number | null> => {
  await lockBookingDay(tx, booking)
  const { settings } = await storedBookingSettings(tx, location, booking.kind)
  const [seat] = await tx.$queryRaw<{ number: number }[]>(freeSeats(booking, settings.capacity, booking.id))
  return seat?.number ?? null
}

const changeWithin = async (
  tx: Transaction,
  { id, to, reason = '', by, expectedRevision, actor, siteIds, dealer, now }: BookingStateChange,
): Promise<BookingChangeResult> => {
  const locked = await lockBooking(tx, id, siteIds)
  if (!locked) return { ok: false, reason: 'notFound' }
  const { booking, location } = locked
  if (booking.state === to && !(by === 'dealer' && waitsForShopper(booking))) return { ok: true, booking }
  if (expectedRevision !== undefined && expectedRevision !== booking.revision)
    return { ok: false, reason: 'over', message: changedMeanwhile }
  const problem =
    bookingStateProblem(booking, to, now) ??
    (by === 'shopper' && !isOpenToShopper(booking, now) ? 'This visit has begun. It can’t be changed any more.' : null)
  if (problem) return { ok: false, reason: 'over', message: problem }
  const { organisationId } = booking
  const seat = booking.state === 'lapsed' && isHeld({ state: to }) ? await findFreeSeat(tx, booking, location) : booking.seat
  if (seat === null) return { ok: false, reason: 'taken', message: seatTakenMessage }
  await tx.booking.updateMany({
    where: { organisationId, id },
    data: {
      state: to,
      seat,
      // Any change of state ends the hold.
      heldUntil: null,
      details: { ...booking.details, ...(reason && { reason: reason.slice(0, maxReasonLength) }) },
      revision: { increment: 1 },
      updatedAt: new Date(now),
    },
  })
  const changed = toBooking(await tx.booking.findFirstOrThrow({ where: { organisationId, id } }))
  await appendAudit(tx, {
    organisationId,
    siteId: booking.siteId,
    actor,
    action: to === 'cancelled' ? 'booking.cancel' : 'booking.state',
    target: id,
    summary: `Changed a booking at ${location.name} to: ${bookingStateNames[to].toLowerCase()}`,
    detail: { before: booking.state, after: to, ...(reason && { reason }) },
  })
  const news = newsOfState[to]
  if (news)
    await notifyOfBooking(tx, changed, { news, dealer: dealer?.(location.email), ...(by === 'dealer' && { holdMs: dealerHoldMs }) }, now)
  return { ok: true, booking: changed }
}

/** Changes a booking's state (ENQ-24) and notifies those concerned. Does nothing if it has that state already. */
export const changeBookingState = (scope: Scope, change: BookingStateChange): Promise<BookingChangeResult> =>
  refuseIfTaken(() => scope.transaction((tx) => changeWithin(tx, change)))

/** Cancels a booking (ENQ-24), which frees its seat and car. */
export const cancelBooking = (scope: Scope, cancel: Omit<BookingStateChange, 'to'>): Promise<BookingChangeResult> =>
  changeBookingState(scope, { ...cancel, to: 'cancelled' })
