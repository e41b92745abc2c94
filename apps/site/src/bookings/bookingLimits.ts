import { createSharedLimiter, type SharedLimiter } from '@forecourt/services/limits/createSharedLimiter'
import { database } from '../sites/database'
import { shared } from '../sites/shared'

const hour = 3_600

/** How often bookings may be changed by their links, counted for all processes. */
export const bookingLimits = {
  /** Moves and ends from one network. */
  changesFrom: (): SharedLimiter =>
    shared('bookingChanges', () => createSharedLimiter(database().platformPool, { name: 'booking-change', count: 60, seconds: hour })),
} as const
