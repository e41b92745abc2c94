import type { EndedBecause, ReservationState } from '../entities/reservationStates'
import type { PaymentFacts } from './paymentMoney'
import { type ReservationEvent, reservationStep } from './reservationStep'

interface Standing {
  readonly state: ReservationState
  readonly because: EndedBecause | null
}

/** What money means that was kept or taken: too late for what was cancelled, nothing new where it is known. */
const paid = (state: ReservationState, event: 'authorise' | 'charge'): ReservationEvent =>
  state === 'released' || state === 'expired' ? 'tooLate' : event

const byMoney = ({ state, because }: Standing, { money, page }: PaymentFacts): ReservationEvent | null => {
  switch (money) {
    case 'none':
    case 'failed':
      return state === 'holding' && page === 'closed' ? 'lapse' : null
    case 'authorised':
      return paid(state, 'authorise')
    case 'charged':
      return paid(state, 'charge')
    case 'letGo':
      return state === 'refund_pending' && because === 'time' ? 'ranOut' : 'letGo'
    case 'returning':
      return null
    case 'returned':
      return 'returned'
    case 'returnFailed':
      return 'returnFailed'
  }
}

const bankDecides = ({ state }: Standing, { money, dispute }: PaymentFacts): ReservationEvent | null => {
  if (dispute === 'lost' && reservationStep(state, 'disputeLost')) return 'disputeLost'
  if (dispute !== null && (state === 'authorised' || state === 'charged')) return 'dispute'
  return state === 'disputed' && money === 'returned' ? 'returned' : null
}

/**
 * What a provider's facts mean for a reservation next; null where they are no news (CHK-02). Only what is true now counts, never the
 * order in which it was told: told twice, late or in another order, asking until there is no news leads to the same state.
 */
export const moneyEvent = (standing: Standing, facts: PaymentFacts): ReservationEvent | null => {
  const event = bankDecides(standing, facts) ?? (standing.state === 'disputed' ? null : byMoney(standing, facts))
  return event && reservationStep(standing.state, event) ? event : null
}
