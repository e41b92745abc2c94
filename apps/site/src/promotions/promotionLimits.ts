import { createSharedLimiter, type SharedLimiter } from '@forecourt/services/limits/createSharedLimiter'
import { database } from '../sites/database'
import { shared } from '../sites/shared'

/** How many entries to prize draws may come from one network in a day, counted for all processes. */
export const promotionLimits = {
  entriesFrom: (): SharedLimiter =>
    shared('promotionLimit entries', () =>
      createSharedLimiter(database().platformPool, { name: 'promotion-entry', count: 40, seconds: 86_400 }),
    ),
} as const
