import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { canPayDeposit } from '../car/canReserve'
import { isInStock } from '../entities/isInStock'
import type { Checkout, JourneyHold } from './Checkout'
import { type CheckoutStepId, stepAt } from './checkoutSteps'

/** What a page of a journey is about: one thing, and true of this moment. */
export type CheckoutView =
  | { readonly kind: 'step'; readonly step: CheckoutStepId }
  /** The car costs something else than when the journey began. */
  | { readonly kind: 'price' }
  /** It can't be had: somebody bought it, or holds it; or it isn't reserved on the site any more. */
  | { readonly kind: 'taken'; readonly why: 'sold' | 'held' | 'closed' }
  /** The bank has not said yet. */
  | { readonly kind: 'paying' }
  /** The time to pay is over, and the bank is asked once more before the car is let go. */
  | { readonly kind: 'timeUp' }
  /** Nothing was paid, and the car still waits for it. */
  | { readonly kind: 'unpaid'; readonly declined: boolean }
  | { readonly kind: 'held' }
  | { readonly kind: 'over'; readonly how: 'lapsed' | 'late' | 'released' | 'expired' | 'completed' | 'returning' | 'stuck' | 'disputed' }

const overBy = ({ state, because }: JourneyHold): Extract<CheckoutView, { kind: 'over' }>['how'] => {
  switch (state) {
    case 'completed':
    case 'disputed':
      return state
    case 'refund_failed':
      return 'stuck'
    case 'lapsed':
      return 'lapsed'
    case 'expired':
      return 'expired'
    default:
      if (because === 'late') return 'late'
      if (because === 'time') return 'expired'
      return state === 'refund_pending' ? 'returning' : 'released'
  }
}

const ofHold = (hold: JourneyHold, isBack: boolean, now: string): CheckoutView => {
  if (hold.state === 'authorised' || hold.state === 'charged') return { kind: 'held' }
  if (hold.state !== 'holding') return { kind: 'over', how: overBy(hold) }
  if (hold.heldUntil <= now) return { kind: 'timeUp' }
  return isBack || hold.declined ? { kind: 'unpaid', declined: hold.declined } : { kind: 'paying' }
}

/** Why a car can't be had by a deposit; null where it can (CHK-02). */
const takenBy = (car: Checkout['car'], config: ResolvedConfig): Extract<CheckoutView, { kind: 'taken' }>['why'] | null => {
  if (!isInStock(car)) return 'sold'
  if (car.reserved) return 'held'
  return canPayDeposit(car, config) ? null : 'closed'
}

/** What a journey's page is about now: the reservation it led to, else the car as it stands, its price, and the next step (RTE-05, RTE-06, CHK-02). */
export const checkoutView = (checkout: Checkout, config: ResolvedConfig, now: string): CheckoutView => {
  const { car, hold, isBack, seen, asked } = checkout
  if (hold) return ofHold(hold, isBack, now)
  const why = takenBy(car, config)
  if (why !== null) return { kind: 'taken', why }
  if (car.priceCents !== seen.cents || car.priceType !== seen.type) return { kind: 'price' }
  return { kind: 'step', step: stepAt(asked, { ...checkout, config, now }) }
}
