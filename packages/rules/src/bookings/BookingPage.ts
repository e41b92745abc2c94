import type { Car } from '../entities/Car'
import type { Location } from '../entities/Location'
import type { Booking } from './Booking'
import type { BookableDay } from './bookableDays'

/** What the page of a booking says after something was done there. */
export const bookingDone = {
  booked: null,
  kept: 'Thank you. We’re holding this time for you.',
  moved: 'Your booking was moved.',
  cancelled: 'Your booking was cancelled.',
  taken: 'That time has just been taken. Please choose another one.',
  over: 'This booking can’t be changed any more.',
  wait: 'That was a lot of changes. Please wait a few minutes.',
  away: 'That didn’t work just now. Please try again in a minute.',
} as const
export type BookingDone = keyof typeof bookingDone

/** What of these is a fault, to be heard at once. */
export const bookingFaults: readonly BookingDone[] = ['taken', 'over', 'wait', 'away']

/** A booking as whoever has its link sees it. */
export interface BookingPageView {
  /** What the link carries. */
  readonly token: string
  /** Whether the link came in a message to its shopper: what is posted with it proves their address. */
  readonly isFromMessage: boolean
  readonly booking: Booking
  readonly location: Location
  /** Its car, where it can still be seen. */
  readonly car: Car | null
  /** Those like it, where it is gone. */
  readonly similar: readonly Car[]
  /** The free times it can be moved to; none where it can't be changed. */
  readonly days: readonly BookableDay[]
  /** Whether it can still be moved and cancelled. */
  readonly isOpen: boolean
  /** Whether a person confirms. */
  readonly isAnswered: boolean
  readonly done: BookingDone | null
}
