import { createSharedLimiter, type SharedLimiter } from '@forecourt/services/limits/createSharedLimiter'
import { database } from '../sites/database'
import { shared } from '../sites/shared'

const hour = 3_600
const day = 24 * hour

/** How often bookings may be made, and changed by their links, counted for all processes. */
export const bookingLimits = {
  /** Times that one network may hold at one organisation: whoever invents people for more sends enquiries, and the calendar stays free. */
  madeFrom: (): SharedLimiter =>
    shared('bookingsMade', () => createSharedLimiter(database().platformPool, { name: 'booking', count: 10, seconds: day })),
  /** Moves and ends from one network. */
  changesFrom: (): SharedLimiter =>
    shared('bookingChanges', () => createSharedLimiter(database().platformPool, { name: 'booking-change', count: 60, seconds: hour })),
} as const
