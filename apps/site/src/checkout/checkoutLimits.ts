import { createSharedLimiter, type SharedLimiter } from '@forecourt/services/limits/createSharedLimiter'
import { database } from '../sites/database'
import { shared } from '../sites/shared'

const limit = (name: string, count: number, seconds: number) => (): SharedLimiter =>
  shared(`checkoutLimit ${name}`, () => createSharedLimiter(database().platformPool, { name, count, seconds }))

/** How often something on the way to a car may be sent from one network, counted for all processes (CHK-02). */
export const checkoutLimits = {
  /** Steps, of any journey. */
  stepsFrom: limit('checkout-step', 120, 600),
  /** Journeys that are begun. */
  beginningsFrom: limit('checkout-begin', 20, 600),
  /** Cars that are held for a payment: holding keeps others from them. */
  holdsFrom: limit('checkout-hold', 12, 3_600),
  /** Receipts, which are written anew. */
  receiptsFrom: limit('checkout-receipt', 30, 600),
} as const
