import type { Car } from '../entities/Car'
import type { Location } from '../entities/Location'
import type { Booking } from './Booking'
import type { BookableDay } from './bookableDays'

/** Messages of a booking's page after an action. */
export const bookingDone = {
  // The page of a new booking is its confirmation.
  booked: null,
  kept: 'Thank you. We’re holding this time for you.',
  moved: 'Your booking has been moved.',
  cancelled: 'Your booking has been cancelled.',
  taken: 'That time has just been taken. Please choose another one.',
  over: 'This booking can no longer be changed.',
  wait: 'That’s a lot of changes. Please wait a few minutes.',
  away: 'That didn’t work. Please try again in a minute.',
} as const
export type BookingDone = keyof typeof bookingDone

/** Messages that are errors, announced at once to screen readers. */
export const bookingFaults: readonly BookingDone[] = ['taken', 'over', 'wait', 'away']

/** Data of a booking's page, opened by its link. */
export interface BookingPageView {
  /** Token of the link. */
  readonly token: string
  /** Whether the link comes from a message to the shopper; a post with it verifies their address. */
  readonly isFromMessage: boolean
  readonly booking: Booking
  readonly location: Location
  /** The booked car, if the site still shows it. */
  readonly car: Car | null
  /** Similar cars, if the car is no longer available. */
  readonly similar: readonly Car[]
  /** Free times to move it to; none if it can't be changed. */
  readonly days: readonly BookableDay[]
  /** Whether it can still be moved and cancelled. */
  readonly isOpen: boolean
  /** Whether bookings of this kind must be confirmed by staff (the setting `confirmation`). */
  readonly needsConfirmation: boolean
  readonly done: BookingDone | null
}
