import { describe, expect, it } from 'vitest'
import type { EndedBecause, ReservationState } from '../entities/reservationStates'
import type { PaymentFacts } from './PaymentStanding'
import { moneyEvent } from './reservationMoney'
import { becauseAfter, reservationStep } from './reservationStep'

const facts = (change: Partial<PaymentFacts>): PaymentFacts => ({
  money: 'none',
  page: 'closed',
  dispute: null,
  ref: null,
  ...{ failedRefunds: 0, refundedPartsCents: 0, failedPartialRefunds: 0 },
  paidWith: '',
  captureBefore: null,
  ...change,
})

describe('the event that a payment’s state causes (CHK-02)', () => {
  it.each([
    { name: 'nothing while the page is open', state: 'holding', change: { page: 'open' }, event: null },
    { name: 'a refused card leaves the page open', state: 'holding', change: { money: 'failed', page: 'open' }, event: null },
    { name: 'a page that closed unpaid', state: 'holding', change: {}, event: 'lapse' },
    { name: 'an authorised deposit', state: 'holding', change: { money: 'authorised' }, event: 'authorise' },
    { name: 'an authorised deposit, reported again', state: 'authorised', change: { money: 'authorised' }, event: null },
    { name: 'a deposit for a cancelled reservation', state: 'released', change: { money: 'charged' }, event: 'tooLate' },
    { name: 'a refund under way', state: 'refund_pending', change: { money: 'returning' }, event: null },
    { name: 'a released authorisation', state: 'refund_pending', change: { money: 'letGo' }, event: 'letGo' },
    {
      name: 'a released authorisation after the time ran out',
      state: 'refund_pending',
      because: 'time',
      change: { money: 'letGo' },
      event: 'ranOut',
    },
    { name: 'a refund that was refused', state: 'refund_pending', change: { money: 'returnFailed' }, event: 'returnFailed' },
    { name: 'a dispute', state: 'charged', change: { money: 'charged', dispute: 'open' }, event: 'dispute' },
    {
      name: 'a dispute over a completed sale doesn’t change the reservation',
      state: 'completed',
      change: { money: 'charged', dispute: 'open' },
      event: null,
    },
    { name: 'a dispute that is still open', state: 'disputed', change: { money: 'charged', dispute: 'open' }, event: null },
    { name: 'a dispute that is won waits for staff', state: 'disputed', change: { money: 'charged', dispute: 'won' }, event: null },
    { name: 'a dispute that is lost', state: 'disputed', change: { money: 'charged', dispute: 'lost' }, event: 'disputeLost' },
  ] as const)('$name', ({ state, change, event, ...rest }) => {
    expect(moneyEvent({ state, because: ('because' in rest && rest.because) || null }, facts(change))).toBe(event)
  })

  const applyFacts = (state: ReservationState, because: EndedBecause | null, payment: PaymentFacts) => {
    const at = { state, because }
    for (let steps = 0; ; steps++) {
      if (steps > 5) throw new Error('It never comes to rest.')
      const event = moneyEvent(at, payment)
      const step = event && reservationStep(at.state, event)
      if (!event || !step) return at
      at.because = becauseAfter(event, 'system', at.because)
      at.state = step.to
    }
  }

  const histories: readonly (readonly Partial<PaymentFacts>[])[] = [
    [{ page: 'open' }, { money: 'failed', page: 'open' }, { money: 'authorised' }],
    [{ page: 'open' }, { money: 'charged' }],
    [{ page: 'open' }, { money: 'charged' }, { money: 'returning' }, { money: 'returned' }],
    [{ page: 'open' }, { money: 'authorised' }, { money: 'letGo' }],
    [{ page: 'open' }, { money: 'authorised' }, { money: 'charged' }],
    [{ page: 'open' }, { money: 'charged' }, { money: 'charged', dispute: 'open' }],
    [{ page: 'open' }, { money: 'charged' }, { money: 'charged', dispute: 'open' }, { money: 'charged', dispute: 'lost' }],
    [{ page: 'open' }, { money: 'charged' }, { money: 'charged', dispute: 'open' }, { money: 'charged', dispute: 'won' }],
    [{ page: 'open' }, {}],
  ]
  it.each(histories.map((history) => ({ history, name: history.map(({ money, dispute }) => dispute ?? money ?? 'none').join(', ') })))(
    'the event that a payment’s state causes ends in the same state for any subset and repetition of reports: $name',
    ({ history }) => {
      const states = new Set<string>()
      // Tries all combinations of 0 to 3 deliveries of each webhook. Each delivery queries the bank's current facts.
      for (let deliveries = 0; deliveries < 4 ** history.length; deliveries++) {
        let at: { state: ReservationState; because: EndedBecause | null } = { state: 'holding', because: null }
        history.forEach((change, index) => {
          for (let copies = Math.floor(deliveries / 4 ** index) % 4; copies > 0; copies--)
            at = applyFacts(at.state, at.because, facts(change))
        })
        // The worker polls for what no webhook reported.
        at = applyFacts(at.state, at.because, facts(history.at(-1) ?? {}))
        states.add(at.state)
      }
      expect([...states]).toHaveLength(1)
    },
  )
})
