import type { VisitWindows } from '../hours/visitSpans'
import type { BookingSettings } from './BookingSettings'

/** Kinds of bookings, by the name of the form. */
export const bookingKinds = ['testDrive', 'service'] as const
export type BookingKind = (typeof bookingKinds)[number]

/**
 * States of a booking. `requested` and `confirmed` hold the slot and the car; when the hold expires the booking lapses, but can still be
 * confirmed.
 */
export const bookingStates = ['requested', 'confirmed', 'lapsed', 'completed', 'cancelled', 'no_show'] as const
export type BookingState = (typeof bookingStates)[number]

/** The licence a driver holds: full, provisional or learner's. */
export const licenceClasses = ['full', 'P', 'L'] as const
export type LicenceClass = (typeof licenceClasses)[number]

/** Further details of a booking. Dates `YYYY-MM-DD`. */
export interface BookingDetails {
  readonly licenceClass?: LicenceClass
  readonly licenceExpiry?: string
  /** The terms that were accepted, as shown. */
  readonly termsWording?: string
  readonly message?: string
  /** Why it was cancelled, as entered. */
  readonly reason?: string
}

/** A booking (ENQ-24). Instants ISO in UTC. */
export interface Booking {
  readonly id: string
  readonly organisationId: string
  readonly locationId: string
  readonly kind: BookingKind
  readonly state: BookingState
  readonly startsAt: string
  readonly endsAt: string
  /** When its slot and car are free again. */
  readonly freeAt: string
  readonly seat: number
  /** When the hold expires; null if it doesn't: staff handled it, the shopper verified their address, or gave none. */
  readonly heldUntil: string | null
  readonly carId: string | null
  readonly carName: string | null
  readonly name: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly details: BookingDetails
  readonly siteId: string | null
  readonly leadId: string | null
  readonly revision: number
  readonly carNews: BookedCarNews | null
  readonly remindedAt: string | null
  readonly createdAt: string
}

/** What happened to a booking's car. */
export type BookedCarNews = 'sold' | 'withdrawn' | 'moved'

/** Whether a booking holds its slot and car. */
export const isHeld = ({ state }: Pick<Booking, 'state'>): boolean => state === 'requested' || state === 'confirmed'

/** Whether an auto-confirmed booking lapses unless its shopper confirms it from the email (ENQ-24). */
export const waitsForShopper = ({ state, heldUntil }: Pick<Booking, 'state' | 'heldUntil'>): boolean =>
  state === 'confirmed' && heldUntil !== null

/** Whether a booking is neither over nor cancelled: held, or lapsed without an answer. */
export const isOngoing = (booking: Pick<Booking, 'state'>): boolean => isHeld(booking) || booking.state === 'lapsed'

const hourMs = 3_600_000
/** Time for staff to answer. */
const answerMs = 72 * hourMs
/** Time for the shopper to open the email. */
const openMs = 12 * hourMs

export interface NewBooking extends Pick<Booking, 'state' | 'startsAt' | 'email'> {
  /** Whether the email address is verified: the shopper is signed in with it. */
  readonly isVerified: boolean
}

/**
 * Until when a new booking holds its slot (ENQ-24), unless its shopper confirms it from the email or staff handle it; null: until the
 * visit. An entered address proves nothing: fake bookings would fill a calendar up to the days of their visits.
 *
 * A request that staff must confirm is held for three days, so that one from Friday evening lasts all of Monday, when a dealer that
 * closes on weekends answers. An auto-confirmed booking is held for twelve hours, so that one from the evening lasts until the morning,
 * or for half of the time until the visit if that is shorter. A shopper without an email address can't verify one: their booking stays,
 * and the limits per network and phone number protect the calendar.
 *
 * @param now the instant, ISO in UTC, as is the result
 */
export const bookingHeldUntil = ({ state, startsAt, email, isVerified }: NewBooking, now: string): string | null => {
  const nowMs = Date.parse(now)
  if (isVerified || (state === 'confirmed' && email === '')) return null
  const holdMs = state === 'confirmed' ? Math.min(openMs, (Date.parse(startsAt) - nowMs) / 2) : answerMs
  return new Date(nowMs + holdMs).toISOString()
}

/** Online booking settings of a location for one kind, as every page has them. */
export interface BookingOffer extends Pick<BookingSettings, 'minutes' | 'confirmation' | 'asksLicence' | 'terms' | 'exceptCars'> {
  readonly locationId: string
  readonly kind: BookingKind
}

/** When visits of one kind can be requested at a location, with or without online booking, as every page has it. */
export interface VisitTimes extends VisitWindows {
  readonly locationId: string
  readonly kind: BookingKind
}

/** Allowed state transitions (ENQ-24). Attendance can be corrected; a cancelled booking must be booked again. */
const transitions: { readonly [State in BookingState]: readonly BookingState[] } = {
  requested: ['confirmed', 'cancelled'],
  confirmed: ['completed', 'no_show', 'cancelled'],
  lapsed: ['confirmed', 'cancelled'],
  completed: ['no_show'],
  cancelled: [],
  no_show: ['completed'],
}

/** Labels of the states. */
export const bookingStateNames: { readonly [State in BookingState]: string } = {
  requested: 'Requested',
  confirmed: 'Confirmed',
  lapsed: 'Requested, not held',
  completed: 'Attended',
  cancelled: 'Cancelled',
  no_show: 'No-show',
}

/** Label of a booking's state; also covers a pending confirmation by its shopper (ENQ-24). */
export const bookingStateName = (booking: Pick<Booking, 'state' | 'heldUntil'>): string =>
  waitsForShopper(booking) ? 'Awaiting email confirmation' : bookingStateNames[booking.state]

/** Labels of the staff actions that lead to a state. */
export const bookingActionNames: { readonly [State in Exclude<BookingState, 'requested' | 'lapsed'>]: string } = {
  confirmed: 'Confirm',
  completed: 'Mark as attended',
  cancelled: 'Cancel',
  no_show: 'Mark as no-show',
}

type Standing = Pick<Booking, 'state' | 'startsAt'>

const needsToHaveBegun: readonly BookingState[] = ['completed', 'no_show']

/**
 * Why a booking can't change to a state, in a sentence; null if it can or is in it (ENQ-24).
 *
 * @param now the instant, ISO in UTC
 */
export const bookingStateProblem = ({ state, startsAt }: Standing, to: BookingState, now: string): string | null => {
  if (state === to) return null
  if (!transitions[state].includes(to))
    return `A booking that is “${bookingStateNames[state].toLowerCase()}” can’t be changed to “${bookingStateNames[to].toLowerCase()}”.`
  if (needsToHaveBegun.includes(to) && Date.parse(now) < Date.parse(startsAt))
    return 'You can record attendance once the visit has started.'
  return null
}

/** States that a booking can change to now, in order (ENQ-24). Staff can confirm for the shopper. */
export const nextBookingStates = (booking: Standing & Pick<Booking, 'heldUntil'>, now: string): BookingState[] => [
  ...(waitsForShopper(booking) ? (['confirmed'] as const) : []),
  ...transitions[booking.state].filter((to) => bookingStateProblem(booking, to, now) === null),
]

/**
 * Whether the shopper may still move or cancel: until the start, unless it is over (ENQ-24). A lapsed booking reopens once its shopper
 * verified their address; otherwise its link could hold one slot after another.
 */
export const isOpenToShopper = ({ state, startsAt, heldUntil }: Standing & Pick<Booking, 'heldUntil'>, now: string): boolean =>
  (isHeld({ state }) || (state === 'lapsed' && heldUntil === null)) && Date.parse(now) < Date.parse(startsAt)
