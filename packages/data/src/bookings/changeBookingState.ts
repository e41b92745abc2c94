import { type Booking, type BookingState, isHeld, waitsForShopper } from '@forecourt/rules/bookings/Booking'
import type { BookingNews } from '@forecourt/rules/bookings/bookingMessage'
import { bookingStateNames, bookingStateProblem, isOpenToShopper } from '@forecourt/rules/bookings/bookingStates'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Scope } from '../createDatabase'
import type { LocationsOf, OwnedLocation } from '../organisations/LocationDraft'
import type { Transaction } from '../Transaction'
import { storedBookingSettings } from './bookingPlace'
import { refusedWhereHeld } from './bookingRules'
import { type BookingHand, changedMeanwhile, dealerHoldMs, lockBooking } from './lockBooking'
import type { BookingChangeResult } from './moveBooking'
import { notifyOfBooking } from './notifyOfBooking'
import { freeSeats, waitForTurn } from './takeSeat'
import { toBooking } from './toBooking'

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
