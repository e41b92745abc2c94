import { createSharedLimiter, type SharedLimiter } from '@forecourt/services/limits/createSharedLimiter'
import { database } from '../sites/database'
import { shared } from '../sites/shared'

const hour = 3_600

/** Rate limits of payment pages and payments per network, shared by all processes. */
export const paymentLimits = {
  pagesPerNetwork: (): SharedLimiter =>
    shared('paymentLimit pages', () => createSharedLimiter(database().platformPool, { name: 'payment-pages', count: 60, seconds: hour })),
  paymentsPerNetwork: (): SharedLimiter =>
    shared('paymentLimit begun', () => createSharedLimiter(database().platformPool, { name: 'payment-begun', count: 30, seconds: hour })),
} as const
