import { isLive, type ReservationState } from '../../entities/reservationStates'
import { newStanding, type PaymentFacts, type PaymentIntent, withFacts } from '../PaymentStanding'
import { depositEvent, depositWithIntent, isPaidLate, type ReservationMoney, reservationAfter } from '../reservationMoney'
import type { ReservationEvent } from '../reservationStep'

/** An event of a deposit at its bank. Minutes from the start of the hold. */
export interface BankEvent {
  readonly at: number
  readonly facts: Partial<PaymentFacts>
}

export interface Scenario {
  readonly bank: readonly BankEvent[]
  /** An action of the dealership or the shopper. */
  readonly action?: { readonly at: number; readonly event: 'complete' | 'release' | 'returnedByHand' }
  /** Whether the car is already taken when a late payment arrives. */
  readonly isTaken?: boolean
  /** Whether the bank rejects refunds. */
  readonly refusesReturn?: boolean
}

/** Final state of a reservation and its money. */
export interface FinalState {
  readonly state: ReservationState
  readonly money: PaymentFacts['money']
}

const day = 1_440
const holdMinutes = 30
const reservedMinutes = 2 * day
const scenarioEnds = 8 * day

const blank: PaymentFacts = {
  money: 'none',
  page: 'open',
  dispute: null,
  ref: null,
  failedRefunds: 0,
  refundedPartsCents: 0,
  failedPartialRefunds: 0,
  paidWith: '',
  captureBefore: null,
}

/**
 * Simulates a deposit with webhooks at given minutes: each triggers a query of the current facts, like the worker's polling. Returns the
 * state after eight days.
 *
 * @param noticedAt minutes of webhooks, in any order and number
 * @param firstPoll minute of the worker's first poll: late after an outage
 */
export const replayNotices = (scenario: Scenario, noticedAt: readonly number[], firstPoll: number): FinalState => {
  let at: ReservationMoney = { state: 'holding', because: null, payment: newStanding }
  let reservedUntil: number | null = null
  // Our operations at the bank stay effective, whatever happened there before.
  let returned: Partial<PaymentFacts> | null = null
  let captured: Partial<PaymentFacts> | null = null
  let isClosed = false

  const factsAt = (minute: number): PaymentFacts => {
    const knownFacts: PaymentFacts = Object.assign({}, blank, ...scenario.bank.filter(({ at }) => at <= minute).map(({ facts }) => facts))
    return { ...knownFacts, ...(isClosed && { page: 'closed' }), ...captured, ...returned }
  }
  const execute = (intent: PaymentIntent, minute: number) => {
    const { money, dispute } = factsAt(minute)
    if (intent === 'close') isClosed = true
    if (intent === 'capture' && money === 'authorised') captured = { money: 'charged' }
    if (intent !== 'giveBack' || dispute === 'lost') return
    if (money === 'authorised') returned = { money: 'letGo' }
    if (money === 'charged') returned = scenario.refusesReturn ? { money: 'returnFailed', failedRefunds: 1 } : { money: 'returned' }
  }
  const apply = (wanted: ReservationEvent, by: 'shopper' | 'staff' | 'system', minute: number): boolean => {
    const event = isPaidLate(at.state, wanted) && scenario.isTaken === true ? 'tooLate' : wanted
    const after = reservationAfter(at, event, by)
    if (!after) return false
    at = after
    if (isLive(at.state) && at.state !== 'holding') reservedUntil ??= minute + reservedMinutes
    if (at.payment.intent) execute(at.payment.intent, minute)
    return true
  }
  const receive = (minute: number) => {
    at = { ...at, payment: withFacts(at.payment, factsAt(minute)) }
    for (let steps = 0; ; steps++) {
      if (steps > 6) throw new Error('It never comes to rest.')
      const event = depositEvent(at)
      if (!event || !apply(event, 'system', minute)) break
    }
    at = { ...at, payment: depositWithIntent(at) }
  }
  const expireIfDue = (minute: number) => {
    if (at.state === 'holding' && minute >= holdMinutes) apply('lapse', 'system', minute)
    if (isLive(at.state) && reservedUntil !== null && minute >= reservedUntil) apply('expire', 'system', minute)
  }

  const polls = [firstPoll, holdMinutes, holdMinutes + 5, ...Array.from({ length: 33 }, (_, quarter) => (quarter * day) / 4)]
  const minutes = [
    ...new Set([...noticedAt, ...polls.filter((poll) => poll >= firstPoll), ...(scenario.action ? [scenario.action.at] : [])]),
  ]
  for (const minute of minutes.toSorted((one, other) => one - other)) {
    if (minute > scenarioEnds) break
    for (const at of noticedAt) if (at === minute) receive(minute)
    if (minute >= firstPoll) expireIfDue(minute)
    if (scenario.action?.at === minute) apply(scenario.action.event, 'staff', minute)
    if (polls.includes(minute) && minute >= firstPoll) receive(minute)
  }
  return { state: at.state, money: factsAt(scenarioEnds).money }
}
