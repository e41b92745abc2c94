import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { canPayDeposit } from '../car/canReserve'
import { canSubscribe } from '../car/canSubscribe'
import { isInStock } from '../entities/isInStock'
import type { Checkout, JourneyHold } from './Checkout'
import { type CheckoutStepId, stepAt } from './checkoutSteps'
import { journeyPriceCents } from './journeyPriceCents'

/** What a checkout page shows now. */
export type CheckoutView =
  | { readonly kind: 'step'; readonly step: CheckoutStepId }
  /** The car's price changed since the start. */
  | { readonly kind: 'price' }
  /** The car isn't available: sold, reserved by another shopper, or no longer reservable on the site. */
  | { readonly kind: 'taken'; readonly why: 'sold' | 'held' | 'closed' }
  /** Waits for the bank's result. */
  | { readonly kind: 'paying' }
  /** The payment deadline has passed; the bank is queried once more before the car is released. */
  | { readonly kind: 'timeUp' }
  /** Not paid yet; the car is still held. */
  | { readonly kind: 'unpaid'; readonly declined: boolean }
  | { readonly kind: 'held' }
  | { readonly kind: 'over'; readonly how: 'lapsed' | 'late' | 'released' | 'expired' | 'completed' | 'returning' | 'stuck' | 'disputed' }

const endReason = ({ state, because }: JourneyHold): Extract<CheckoutView, { kind: 'over' }>['how'] => {
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

const holdView = (hold: JourneyHold, isBack: boolean, now: string): CheckoutView => {
  if (hold.state === 'authorised' || hold.state === 'charged') return { kind: 'held' }
  if (hold.state !== 'holding') return { kind: 'over', how: endReason(hold) }
  if (hold.heldUntil <= now) return { kind: 'timeUp' }
  return isBack || hold.declined ? { kind: 'unpaid', declined: hold.declined } : { kind: 'paying' }
}

/** Why a car can't be reserved with a deposit, or subscribed to; null if it can (CHK-02). */
const unavailableReason = ({ car, kind }: Checkout, config: ResolvedConfig): Extract<CheckoutView, { kind: 'taken' }>['why'] | null => {
  if (!isInStock(car)) return 'sold'
  if (car.reserved) return 'held'
  return (kind === 'subscribe' ? canSubscribe(car, config) : canPayDeposit(car, config)) ? null : 'closed'
}

/**
 * What a checkout page shows now: its reservation, otherwise the car's availability, its price, and the next step (RTE-05, RTE-06,
 * CHK-02).
 */
export const checkoutView = (checkout: Checkout, config: ResolvedConfig, now: string): CheckoutView => {
  const { car, hold, isBack, seen, requested } = checkout
  if (hold) return holdView(hold, isBack, now)
  const why = unavailableReason(checkout, config)
  if (why !== null) return { kind: 'taken', why }
  if (journeyPriceCents(checkout.kind, car) !== seen.cents || (checkout.kind !== 'subscribe' && car.priceType !== seen.type))
    return { kind: 'price' }
  return { kind: 'step', step: stepAt(requested, { ...checkout, config, now }) }
}
