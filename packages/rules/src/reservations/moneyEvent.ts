import type { EndedBecause, ReservationState } from '../entities/reservationStates'
import type { PaymentFacts } from './paymentMoney'
import { type ReservationEvent, reservationStep } from './reservationStep'

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
