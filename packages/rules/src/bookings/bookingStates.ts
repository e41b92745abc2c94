import { type Booking, type BookingState, isHeld, waitsForShopper } from './Booking'

/** Which states may follow which (ENQ-24). Whether somebody came can be corrected; what was cancelled is booked anew. */
const next: { readonly [State in BookingState]: readonly BookingState[] } = {
  requested: ['confirmed', 'cancelled'],
  confirmed: ['completed', 'no_show', 'cancelled'],
  lapsed: ['confirmed', 'cancelled'],
  completed: ['no_show'],
  cancelled: [],
  no_show: ['completed'],
}

/** What a state is called. */
export const bookingStateNames: { readonly [State in BookingState]: string } = {
  requested: 'Asked for',
  confirmed: 'Confirmed',
  lapsed: 'Asked for, not held',
  completed: 'Came',
  cancelled: 'Cancelled',
  no_show: 'Did not come',
}

/** What the state of one booking is called: also where its shopper has yet to confirm it (ENQ-24). */
export const bookingStateName = (booking: Pick<Booking, 'state' | 'heldUntil'>): string =>
  waitsForShopper(booking) ? 'To be confirmed by email' : bookingStateNames[booking.state]

/** What a person does to bring a booking into a state. */
export const bookingDeedNames: { readonly [State in Exclude<BookingState, 'requested' | 'lapsed'>]: string } = {
  confirmed: 'Confirm',
  completed: 'They came',
  cancelled: 'Cancel',
  no_show: 'They did not come',
}

type Standing = Pick<Booking, 'state' | 'startsAt'>

const needsToHaveBegun: readonly BookingState[] = ['completed', 'no_show']

/**
 * Why a booking can't go to a state, in a sentence (ENQ-24); null where it may, or is there.
 *
 * @param now the instant, ISO in UTC
 */
export const bookingStateProblem = ({ state, startsAt }: Standing, to: BookingState, now: string): string | null => {
  if (state === to) return null
  if (!next[state].includes(to))
    return `A booking that is ${bookingStateNames[state].toLowerCase()} can’t become ${bookingStateNames[to].toLowerCase()}.`
  if (needsToHaveBegun.includes(to) && Date.parse(now) < Date.parse(startsAt))
    return 'Whether somebody came can be said once the visit has begun.'
  return null
}

/** The states a booking may go to now, in their usual order (ENQ-24). What its shopper has yet to confirm, people of the dealer can. */
export const nextBookingStates = (booking: Standing & Pick<Booking, 'heldUntil'>, now: string): BookingState[] => [
  ...(waitsForShopper(booking) ? (['confirmed'] as const) : []),
  ...next[booking.state].filter((to) => bookingStateProblem(booking, to, now) === null),
]

/**
 * Says whether whoever booked may still move or cancel: until it begins, unless it is over (ENQ-24). What lapsed is open again
 * once its shopper proved their address; else its link alone would hold one time after another.
 */
export const isOpenToShopper = ({ state, startsAt, heldUntil }: Standing & Pick<Booking, 'heldUntil'>, now: string): boolean =>
  (isHeld({ state }) || (state === 'lapsed' && heldUntil === null)) && Date.parse(now) < Date.parse(startsAt)
