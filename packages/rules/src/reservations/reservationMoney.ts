import type { EndedBecause, ReservationState } from '../entities/reservationStates'
import { moneyEvent } from './moneyEvent'
import { type PaymentIntent, type PaymentStanding, returnIntent, withIntent, withNewRefund } from './PaymentStanding'
import { becauseAfter, type ReservationEvent, reservationStep } from './reservationStep'

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
