import type { BookingState } from '@forecourt/rules/bookings/Booking'
import type { BookingNews } from '@forecourt/rules/bookings/bookingMessage'
import { bookingStateNames, bookingStateProblem, isOpenToShopper } from '@forecourt/rules/bookings/bookingStates'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Scope } from '../createDatabase'
import type { LocationsOf } from '../organisations/LocationDraft'
import { type BookingHand, changedMeanwhile, dealerHoldMs, lockBooking } from './lockBooking'
import type { BookingChangeResult } from './moveBooking'
import { notifyOfBooking } from './notifyOfBooking'
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

/** What whoever comes is told of a state; whether they came they know. */
const newsOfState: { readonly [State in BookingState]?: BookingNews } = { confirmed: 'confirmed', cancelled: 'cancelled' }

/** Brings a booking into a state it may go to (ENQ-24), and has those told whom it concerns. Where it is there already, nothing happens. */
export const changeBookingState = (scope: Scope, change: BookingStateChange): Promise<BookingChangeResult> =>
  scope.transaction(async (tx): Promise<BookingChangeResult> => {
    const { id, to, reason = '', by, expectedRevision, actor, siteIds, dealer, now } = change
    const held = await lockBooking(tx, id, siteIds)
    if (!held) return { ok: false, reason: 'notFound' }
    const { booking, location } = held
    if (booking.state === to) return { ok: true, booking }
    if (expectedRevision !== undefined && expectedRevision !== booking.revision)
      return { ok: false, reason: 'over', message: changedMeanwhile }
    const problem =
      bookingStateProblem(booking, to, now) ??
      (by === 'shopper' && !isOpenToShopper(booking, now) ? 'This visit has begun. It can’t be changed any more.' : null)
    if (problem) return { ok: false, reason: 'over', message: problem }
    const { organisationId } = booking
    await tx.booking.updateMany({
      where: { organisationId, id },
      data: {
        state: to,
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
  })

/** Cancels a booking (ENQ-24): its seat and its car are free at once. */
export const cancelBooking = (scope: Scope, cancel: Omit<BookingStateChange, 'to'>): Promise<BookingChangeResult> =>
  changeBookingState(scope, { ...cancel, to: 'cancelled' })
