import type { SeenPrice } from '@forecourt/rules/checkout/Checkout'
import type { Journey } from '@forecourt/rules/checkout/Journey'

/** A shopper's way to a car as it is stored (RTE-06). */
export interface StoredCheckout extends Journey {
  readonly id: string
  readonly siteId: string
  readonly carId: string
  readonly seen: SeenPrice
  /** Which hold this is, from 1: one that ended is never taken up again. */
  readonly attempt: number
}
