import { createSharedLimiter, type SharedLimiter } from '@forecourt/services/limits/createSharedLimiter'
import { database } from '../sites/database'
import { shared } from '../sites/shared'

const hour = 3_600
const day = 24 * hour

/** Rate limits of new bookings, and of changes through the link of a booking; shared by all processes. */
export const bookingLimits = {
  /** New bookings per network and organisation: an abuser's further bookings become enquiries, so the calendar stays free. */
  bookingsPerNetwork: (): SharedLimiter =>
    shared('bookingsMade', () => createSharedLimiter(database().platformPool, { name: 'booking', count: 10, seconds: day })),
  /** Moves and cancellations per network. */
  bookingChangesPerNetwork: (): SharedLimiter =>
    shared('bookingChanges', () => createSharedLimiter(database().platformPool, { name: 'booking-change', count: 60, seconds: hour })),
} as const
