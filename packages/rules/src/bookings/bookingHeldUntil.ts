import type { Booking } from './Booking'

const hourMs = 3_600_000
/** For people of the dealer to answer. */
const answerMs = 72 * hourMs
/** For the shopper to open the email. */
const openMs = 12 * hourMs

export interface MadeBooking extends Pick<Booking, 'state' | 'startsAt' | 'email'> {
  /** Whether its email address is known to be the shopper's: they are signed in with it. */
  readonly isProven: boolean
}

/**
 * Until when the time of a booking made at an instant is held (ENQ-24), unless its shopper keeps it from the email about it or people of the dealer
 * deal with it; null: until the visit. An address that was typed proves nothing: bookings of invented people would fill a calendar until
 * the days of their visits.
 *
 * What a person must confirm is held for three days, so that what is asked for on a Friday evening is held for all of Monday, when a dealer
 * that closes on weekends answers. What a place confirms at once is held for twelve hours, so that what is booked in the evening is
 * held until the morning, or for half of the time until the visit where that is shorter. Who leaves no email address can prove nothing by
 * one: their booking stays, and the limits on how much one network and one number may book protect the calendar.
 *
 * @param now the instant, ISO in UTC, as is what is returned
 */
export const bookingHeldUntil = ({ state, startsAt, email, isProven }: MadeBooking, now: string): string | null => {
  const made = Date.parse(now)
  if (isProven || (state === 'confirmed' && email === '')) return null
  const holdMs = state === 'confirmed' ? Math.min(openMs, (Date.parse(startsAt) - made) / 2) : answerMs
  return new Date(made + holdMs).toISOString()
}
