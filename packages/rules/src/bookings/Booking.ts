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
