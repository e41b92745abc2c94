import type { EndedBecause, ReservationState } from '../entities/reservationStates'
import {
  type PaymentFacts,
  type PaymentIntent,
  type PaymentStanding,
  partIntent,
  returnIntent,
  withIntent,
  withNewRefund,
} from './PaymentStanding'
import { becauseAfter, type ReservationEvent, reservationStep } from './reservationStep'

interface Standing {
  readonly state: ReservationState
  readonly because: EndedBecause | null
  /** Whether staff recorded a refund by other means, after which the provider's state doesn't matter. */
  readonly refundedAnotherWay?: boolean
}

/** Event for authorised or captured money: too late if the reservation was cancelled or expired. */
const paidEvent = (state: ReservationState, event: 'authorise' | 'charge'): ReservationEvent =>
  state === 'released' || state === 'expired' ? 'tooLate' : event

const eventByMoney = ({ state, because }: Standing, { money, page }: Pick<PaymentFacts, 'money' | 'page'>): ReservationEvent | null => {
  switch (money) {
    case 'none':
    case 'failed':
      return state === 'holding' && page === 'closed' ? 'lapse' : null
    case 'authorised':
      return paidEvent(state, 'authorise')
    case 'charged':
      return paidEvent(state, 'charge')
    case 'letGo':
      return because === 'time' && reservationStep(state, 'ranOut') ? 'ranOut' : 'letGo'
    case 'returning':
      return null
    case 'returned':
      return 'returned'
    case 'returnFailed':
      // If the platform started no refund, the dealer still has the money.
      return reservationStep(state, 'returnFailed') ? 'returnFailed' : paidEvent(state, 'charge')
  }
}

const disputeEvent = ({ state }: Standing, { money, dispute }: Pick<PaymentFacts, 'money' | 'dispute'>): ReservationEvent | null => {
  if (dispute === 'lost' && reservationStep(state, 'disputeLost')) return 'disputeLost'
  if (dispute !== null && (state === 'authorised' || state === 'charged')) return 'dispute'
  return state === 'disputed' && money === 'returned' ? 'returned' : null
}

/**
 * The reservation event that follows from a provider's facts; null if nothing changed (CHK-02). Depends on the current facts only, not on
 * the order of notifications: duplicate, late or reordered ones lead to the same state once repeated until null.
 */
export const moneyEvent = (standing: Standing, facts: Pick<PaymentFacts, 'money' | 'page' | 'dispute'>): ReservationEvent | null => {
  if (standing.refundedAnotherWay) return null
  const event = disputeEvent(standing, facts) ?? (standing.state === 'disputed' ? null : eventByMoney(standing, facts))
  return event && reservationStep(standing.state, event) ? event : null
}

const minute = 60_000
const day = 86_400_000

/**
 * When to query the provider next, since webhooks aren't reliable: every minute while its page is open, every night while it holds our
 * money, null once nothing can change. A refunded payment isn't queried again; a captured one can be disputed for months, which the
 * provider reports. ISO in UTC.
 */
export const nextCheck = (
  { money, dispute, pageClosed, intent, gaveUp, refundedAnotherWay }: PaymentStanding,
  { pageUntil, now }: { readonly pageUntil: string | null; readonly now: string },
): string | null => {
  const after = (ms: number) => new Date(Date.parse(now) + ms).toISOString()
  if (intent !== null && gaveUp) return after(day)
  if (intent !== null || money === 'returning') return after(15 * minute)
  if (money === 'none' || money === 'failed') return pageClosed ? null : after(pageUntil !== null && pageUntil <= now ? 5 * minute : minute)
  if (money === 'authorised' || money === 'charged' || dispute === 'open') return after(day)
  return money === 'returnFailed' && !refundedAnotherWay ? after(day) : null
}

/** A reservation with its deposit (CHK-02). */
export interface ReservationMoney {
  readonly state: ReservationState
  readonly because: EndedBecause | null
  readonly payment: PaymentStanding
}

/** The pending operation for the deposit of a reservation in a state (CHK-02). */
const intentIn = (state: ReservationState, payment: PaymentStanding): PaymentIntent | null => {
  switch (state) {
    case 'charged':
      return partIntent(payment)
    case 'completed':
      return payment.money === 'authorised' ? 'capture' : partIntent(payment)
    case 'lapsed':
    case 'released':
    case 'expired':
    case 'refund_pending':
      return returnIntent(payment)
    default:
      return null
  }
}

const paymentAfter = (event: ReservationEvent, payment: PaymentStanding): PaymentStanding => {
  if (event === 'retryReturn') return withNewRefund(payment)
  if (event === 'returnedByHand') return { ...payment, refundedAnotherWay: true }
  return event === 'retryCapture' ? { ...payment, intent: null, gaveUp: false } : payment
}

/** The deposit with its pending operation, derived from both states. */
export const depositWithIntent = ({ state, payment }: Pick<ReservationMoney, 'state' | 'payment'>): PaymentStanding =>
  withIntent(payment, intentIn(state, payment))

/** The reservation event that follows from the deposit; null if nothing changed (CHK-02). */
export const depositEvent = ({ state, because, payment }: ReservationMoney): ReservationEvent | null => {
  const { money, dispute, pageClosed, refundedAnotherWay } = payment
  return moneyEvent({ state, because, refundedAnotherWay }, { money, dispute, page: pageClosed ? 'closed' : 'open' })
}

/** Whether an event is a payment after the hold expired: it restores the reservation only if the car is still available. */
export const isPaidLate = (state: ReservationState, event: ReservationEvent): boolean =>
  state === 'lapsed' && (event === 'authorise' || event === 'charge')

/** Applies an event to a reservation and its deposit; null if it doesn't apply, such as a duplicate (CHK-02). */
export const reservationAfter = (
  reservation: ReservationMoney,
  event: ReservationEvent,
  by: 'shopper' | 'staff' | 'system',
): ReservationMoney | null => {
  const step = reservationStep(reservation.state, event)
  if (!step) return null
  const payment = paymentAfter(event, reservation.payment)
  return {
    state: step.to,
    because: becauseAfter(event, by, reservation.because),
    payment: depositWithIntent({ state: step.to, payment }),
  }
}
