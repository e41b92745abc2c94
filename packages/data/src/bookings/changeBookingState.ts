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
import type { LocationsOf, OwnedLocation } from '../organisations/listLocations'
import type { Transaction } from '../Transaction'
import { storedBookingSettings } from './bookingPlace'
import { refusedWhereHeld, slotTaken } from './bookingRules'
import { staffRefusal } from './by-staff/staffTimes'
import { chosenSlot, visitAt } from './listSlots'
import { toBooking } from './loadBooking'
import { type BookingHand, changedMeanwhile, dealerHoldMs, freeSeats, lockBooking, mostSeats, waitForTurn } from './lockBooking'
import { notifyOfBooking } from './notifyOfBooking'

interface BookingMove {
  readonly id: string
  /** Local to the place, `YYYY-MM-DDTHH:MM`. */
  readonly local: string
  /** Shoppers choose of what is offered; people of the dealer any time. */
  readonly by: BookingHand
  /** The revision that was looked at; any where left out. */
  readonly expectedRevision?: number
  /** Why people of the dealer move it to where there is no room; without a reason they can't. */
  readonly reason?: string
  readonly actor: Actor
  readonly siteIds: LocationsOf
  /** Where the dealer is written to, by the address of the place; left out, it isn't: who did it knows. */
  readonly dealer?: (locationEmail: string | null) => readonly string[]
  readonly now: string
}

export type BookingChangeResult =
  | { readonly ok: true; readonly booking: Booking }
  | { readonly ok: false; readonly reason: 'notFound' }
  | { readonly ok: false; readonly reason: 'taken' | 'carBusy' | 'invalid' | 'over'; readonly message: string }

const over = 'This booking is over, or was cancelled. It can’t be changed any more.'

const moveWithin = async (
  tx: Transaction,
  { id, local, by, expectedRevision, reason = '', actor, siteIds, dealer, now }: BookingMove,
): Promise<BookingChangeResult> => {
  const held = await lockBooking(tx, id, siteIds)
  if (!held) return { ok: false, reason: 'notFound' }
  const { booking, location } = held
  if (by === 'shopper' ? !isOpenToShopper(booking, now) : !isOngoing(booking)) return { ok: false, reason: 'over', message: over }
  if (expectedRevision !== undefined && expectedRevision !== booking.revision)
    return { ok: false, reason: 'over', message: changedMeanwhile }
  const { organisationId, locationId, kind, carId } = booking
  const { settings } = await storedBookingSettings(tx, location, kind)
  // The dealer moves a visit as long as it is; a shopper into what is offered now.
  const minutes = by === 'dealer' ? (Date.parse(booking.endsAt) - Date.parse(booking.startsAt)) / 60_000 : settings.minutes
  const wanted = visitAt(local, { ...settings, minutes }, location.timeZone)
  if (!wanted) return { ok: false, reason: 'invalid', message: 'There is no such time on that day.' }
  const isLapsed = booking.state === 'lapsed'
  if (wanted.startsAt === Date.parse(booking.startsAt) && !isLapsed) return { ok: true, booking }
  const times = {
    startsAt: new Date(wanted.startsAt).toISOString(),
    endsAt: new Date(wanted.endsAt).toISOString(),
    freeAt: new Date(wanted.freeAt).toISOString(),
  }
  const visit = { organisationId, locationId, kind, ...times }
  await waitForTurn(tx, visit)
  if (by === 'shopper' && !(await chosenSlot(tx, location, settings, { kind, carId, movingId: id, local, now })))
    return { ok: false, reason: 'taken', message: slotTaken }
  const asked = { kind, carId, movingId: id, startsAt: wanted.startsAt, now, reason }
  const refusal = by === 'dealer' ? await staffRefusal(tx, location, { ...settings, minutes }, asked) : null
  if (refusal) return refusal
  const [seat] = await tx.$queryRaw<{ number: number }[]>(freeSeats(visit, by === 'dealer' ? mostSeats : settings.capacity, id))
  if (!seat) return { ok: false, reason: 'taken', message: slotTaken }
  // Where people confirm, they confirm the new time, too. What lapsed holds its time again: as a request, or confirmed where a shopper who
  // proved their address chooses of what is confirmed at once.
  const isAtOnce = by === 'shopper' && settings.confirmation === 'atOnce'
  const isAnswered = by === 'shopper' && !isAtOnce
  const state = isLapsed && isAtOnce ? 'confirmed' : isLapsed || isAnswered ? 'requested' : booking.state
  const { heldUntil: until, email } = booking
  // To a sooner time it moves with less time to confirm it, and never with more.
  const afresh = until && bookingHeldUntil({ state, startsAt: times.startsAt, email, isProven: false }, now)
  const heldUntil = by === 'dealer' || !until || !afresh ? null : new Date(until < afresh ? until : afresh)
  await tx.$executeRaw`
    update bookings set starts_at = ${new Date(wanted.startsAt)}, ends_at = ${new Date(wanted.endsAt)}, free_at = ${new Date(wanted.freeAt)},
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

/** Moves a visit to another time of the same place (ENQ-24): its seat and its car with it, or not at all. Moved to where it is, nothing happens. */
export const moveBooking = (scope: Scope, move: BookingMove): Promise<BookingChangeResult> =>
  refusedWhereHeld(() => scope.transaction((tx) => moveWithin(tx, move)))

export interface BookingStateChange {
  readonly id: string
  readonly to: BookingState
  /** Why, in words of who changes it; kept with the booking. */
  readonly reason?: string
  readonly by: BookingHand
  /** The revision that was looked at; any where left out. */
  readonly expectedRevision?: number
  readonly actor: Actor
  readonly siteIds: LocationsOf
  /** Where the dealer is written to, by the address of the place; left out, it isn't: who did it knows. */
  readonly dealer?: (locationEmail: string | null) => readonly string[]
  readonly now: string
}

const longestReason = 500

const givenAway = 'This time was held no longer, and is taken now. Move the booking to a free time, or cancel it.'

/** What whoever comes is told of a state; whether they came they know. */
const newsOfState: { readonly [State in BookingState]?: BookingNews } = { confirmed: 'confirmed', cancelled: 'cancelled' }

/** The seat of a request that lapsed, where one is still free at its time; null where it was given to others meanwhile. */
const seatAgain = async (tx: Transaction, booking: Booking, location: OwnedLocation): Promise<number | null> => {
  await waitForTurn(tx, booking)
  const { settings } = await storedBookingSettings(tx, location, booking.kind)
  const [seat] = await tx.$queryRaw<{ number: number }[]>(freeSeats(booking, settings.capacity, booking.id))
  return seat?.number ?? null
}

const changeWithin = async (
  tx: Transaction,
  { id, to, reason = '', by, expectedRevision, actor, siteIds, dealer, now }: BookingStateChange,
): Promise<BookingChangeResult> => {
  const held = await lockBooking(tx, id, siteIds)
  if (!held) return { ok: false, reason: 'notFound' }
  const { booking, location } = held
  if (booking.state === to && !(by === 'dealer' && waitsForShopper(booking))) return { ok: true, booking }
  if (expectedRevision !== undefined && expectedRevision !== booking.revision)
    return { ok: false, reason: 'over', message: changedMeanwhile }
  const problem =
    bookingStateProblem(booking, to, now) ??
    (by === 'shopper' && !isOpenToShopper(booking, now) ? 'This visit has begun. It can’t be changed any more.' : null)
  if (problem) return { ok: false, reason: 'over', message: problem }
  const { organisationId } = booking
  const seat = booking.state === 'lapsed' && isHeld({ state: to }) ? await seatAgain(tx, booking, location) : booking.seat
  if (seat === null) return { ok: false, reason: 'taken', message: givenAway }
  await tx.booking.updateMany({
    where: { organisationId, id },
    data: {
      state: to,
      seat,
      // It has an answer.
      heldUntil: null,
      details: { ...booking.details, ...(reason && { reason: reason.slice(0, longestReason) }) },
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
    summary: `A booking at ${location.name} is now: ${bookingStateNames[to].toLowerCase()}`,
    detail: { before: booking.state, after: to, ...(reason && { reason }) },
  })
  const news = newsOfState[to]
  if (news)
    await notifyOfBooking(tx, changed, { news, dealer: dealer?.(location.email), ...(by === 'dealer' && { holdMs: dealerHoldMs }) }, now)
  return { ok: true, booking: changed }
}

/** Brings a booking into a state it may go to (ENQ-24), and has those told whom it concerns. Where it is there already, nothing happens. */
export const changeBookingState = (scope: Scope, change: BookingStateChange): Promise<BookingChangeResult> =>
  refusedWhereHeld(() => scope.transaction((tx) => changeWithin(tx, change)))

/** Cancels a booking (ENQ-24): its seat and its car are free at once. */
export const cancelBooking = (scope: Scope, cancel: Omit<BookingStateChange, 'to'>): Promise<BookingChangeResult> =>
  changeBookingState(scope, { ...cancel, to: 'cancelled' })
