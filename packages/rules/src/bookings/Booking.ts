import type { BookingSettings } from './BookingSettings'

/** What can be booked, by the name of its form. */
export const bookingKinds = ['testDrive', 'service'] as const
export type BookingKind = (typeof bookingKinds)[number]

/** Where a booking stands. The first two hold their seat and their car; where a time is held no longer they lapse, and can still be answered. */
export const bookingStates = ['requested', 'confirmed', 'lapsed', 'completed', 'cancelled', 'no_show'] as const
export type BookingState = (typeof bookingStates)[number]

/** The licence a driver holds: full, provisional or learner's. */
export const licenceClasses = ['full', 'P', 'L'] as const
export type LicenceClass = (typeof licenceClasses)[number]

/** What else is said of a visit. Dates `YYYY-MM-DD`. */
export interface BookingDetails {
  readonly licenceClass?: LicenceClass
  readonly licenceExpiry?: string
  /** What was agreed to, in the words that were shown. */
  readonly termsWording?: string
  readonly message?: string
  /** Why it was cancelled, in words of who did. */
  readonly reason?: string
}

/** A visit that was booked (ENQ-24). Instants ISO in UTC. */
export interface Booking {
  readonly id: string
  readonly organisationId: string
  readonly locationId: string
  readonly kind: BookingKind
  readonly state: BookingState
  readonly startsAt: string
  readonly endsAt: string
  /** When its seat and its car are free again. */
  readonly freeAt: string
  readonly seat: number
  /** When it lapses; null where it doesn't: people of the dealer dealt with it, its shopper proved their address, or left none. */
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

/** What became of the car of a booking. */
export type BookedCarNews = 'sold' | 'withdrawn' | 'moved'

/** Says whether a booking holds its seat and its car. */
export const isHeld = ({ state }: Pick<Booking, 'state'>): boolean => state === 'requested' || state === 'confirmed'

/** Says whether a booking that its place confirmed lapses unless its shopper confirms it from the email about it (ENQ-24). */
export const waitsForShopper = ({ state, heldUntil }: Pick<Booking, 'state' | 'heldUntil'>): boolean =>
  state === 'confirmed' && heldUntil !== null

/** Says whether a booking is neither over nor cancelled: held, or a request that still has no answer. */
export const isOngoing = (booking: Pick<Booking, 'state'>): boolean => isHeld(booking) || booking.state === 'lapsed'

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

/** What every page knows of what a location takes bookings for, where it does. */
export interface BookingOffer extends Pick<BookingSettings, 'minutes' | 'confirmation' | 'asksLicence' | 'terms' | 'exceptCars'> {
  readonly locationId: string
  readonly kind: BookingKind
}

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
