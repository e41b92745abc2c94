import type { EndedBecause, ReservationState } from '../entities/reservationStates'
import { type PaymentFacts, type PaymentIntent, type PaymentStanding, returnIntent, withIntent, withNewRefund } from './PaymentStanding'
import { becauseAfter, type ReservationEvent, reservationStep } from './reservationStep'

interface Standing {
  readonly state: ReservationState
  readonly because: EndedBecause | null
  /** Whether a person noted that the money went back another way: then it is nobody's matter where the bank has it. */
  readonly byHand?: boolean
}

/** What money means that was kept or taken: too late for what was cancelled, nothing new where it is known. */
const paid = (state: ReservationState, event: 'authorise' | 'charge'): ReservationEvent =>
  state === 'released' || state === 'expired' ? 'tooLate' : event

const byMoney = ({ state, because }: Standing, { money, page }: Pick<PaymentFacts, 'money' | 'page'>): ReservationEvent | null => {
  switch (money) {
    case 'none':
    case 'failed':
      return state === 'holding' && page === 'closed' ? 'lapse' : null
    case 'authorised':
      return paid(state, 'authorise')
    case 'charged':
      return paid(state, 'charge')
    case 'letGo':
      return because === 'time' && reservationStep(state, 'ranOut') ? 'ranOut' : 'letGo'
    case 'returning':
      return null
    case 'returned':
      return 'returned'
    case 'returnFailed':
      // Where nothing was to go back from here, the dealer still has the money.
      return reservationStep(state, 'returnFailed') ? 'returnFailed' : paid(state, 'charge')
  }
}

const bankDecides = ({ state }: Standing, { money, dispute }: Pick<PaymentFacts, 'money' | 'dispute'>): ReservationEvent | null => {
  if (dispute === 'lost' && reservationStep(state, 'disputeLost')) return 'disputeLost'
  if (dispute !== null && (state === 'authorised' || state === 'charged')) return 'dispute'
  return state === 'disputed' && money === 'returned' ? 'returned' : null
}

/**
 * What a provider's facts mean for a reservation next; null where they are no news (CHK-02). Only what is true now counts, never the
 * order in which it was told: told twice, late or in another order, asking until there is no news leads to the same state.
 */
export const moneyEvent = (standing: Standing, facts: Pick<PaymentFacts, 'money' | 'page' | 'dispute'>): ReservationEvent | null => {
  if (standing.byHand) return null
  const event = bankDecides(standing, facts) ?? (standing.state === 'disputed' ? null : byMoney(standing, facts))
  return event && reservationStep(standing.state, event) ? event : null
}

const minute = 60_000
const day = 86_400_000

/**
 * When to ask the provider again, as nobody can rely on being told: each minute while its page is open, each night while it has money of
 * ours, null once nothing can happen any more. A payment that was returned is looked at no more; one that was taken can be disputed for
 * months, which the provider tells. ISO in UTC.
 */
export const nextCheck = (
  { money, dispute, pageClosed, intent, gaveUp, byHand }: PaymentStanding,
  { pageUntil, now }: { readonly pageUntil: string | null; readonly now: string },
): string | null => {
  const after = (ms: number) => new Date(Date.parse(now) + ms).toISOString()
  if (intent !== null && gaveUp) return after(day)
  if (intent !== null || money === 'returning') return after(15 * minute)
  if (money === 'none' || money === 'failed') return pageClosed ? null : after(pageUntil !== null && pageUntil <= now ? 5 * minute : minute)
  if (money === 'authorised' || money === 'charged' || dispute === 'open') return after(day)
  return money === 'returnFailed' && !byHand ? after(day) : null
}

/** A reservation with its deposit (CHK-02). */
export interface ReservationMoney {
  readonly state: ReservationState
  readonly because: EndedBecause | null
  readonly payment: PaymentStanding
}

/** What the provider is to be asked about the deposit of a reservation in a state (CHK-02). */
const intentIn = (state: ReservationState, payment: PaymentStanding): PaymentIntent | null => {
  switch (state) {
    case 'completed':
      return payment.money === 'authorised' ? 'capture' : null
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
  if (event === 'returnedByHand') return { ...payment, byHand: true }
  return event === 'retryCapture' ? { ...payment, intent: null, gaveUp: false } : payment
}

/** The deposit of a reservation with what its provider is to be asked, worked out of how both stand. */
export const settledDeposit = ({ state, payment }: Pick<ReservationMoney, 'state' | 'payment'>): PaymentStanding =>
  withIntent(payment, intentIn(state, payment))

/** What the deposit means for its reservation next; null where it is no news (CHK-02). */
export const depositEvent = ({ state, because, payment }: ReservationMoney): ReservationEvent | null => {
  const { money, dispute, pageClosed, byHand } = payment
  return moneyEvent({ state, because, byHand }, { money, dispute, page: pageClosed ? 'closed' : 'open' })
}

/** Whether an event is a payment for a car that was let go: it has the car again only where nobody else does. */
export const isPaidLate = (state: ReservationState, event: ReservationEvent): boolean =>
  state === 'lapsed' && (event === 'authorise' || event === 'charge')

/** A reservation and its deposit after something happened; null where it means nothing there, such as a repeat (CHK-02). */
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
    payment: settledDeposit({ state: step.to, payment }),
  }
}
