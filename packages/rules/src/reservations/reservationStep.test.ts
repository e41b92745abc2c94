import { describe, expect, it } from 'vitest'
import { isLive, reservationStates } from '../entities/reservationStates'
import { becauseAfter, type ReservationEvent, reservationEvents, reservationStep, reservationSteps } from './reservationStep'
import { settledStates } from './testing/settledStates'

describe('the state machine of reservations (CHK-02)', () => {
  it.each([
    { name: 'a payment kept on the card reserves', from: 'holding', event: 'authorise', to: 'authorised' },
    { name: 'a payment taken reserves', from: 'holding', event: 'charge', to: 'charged' },
    { name: 'a hold nobody paid ends with its page', from: 'holding', event: 'lapse', to: 'lapsed', follow: 'close' },
    { name: 'a shopper turns back while paying', from: 'holding', event: 'release', to: 'released', follow: 'close' },
    { name: 'a kept deposit is cancelled (CHK-04)', from: 'authorised', event: 'release', to: 'refund_pending', follow: 'giveBack' },
    { name: 'a taken deposit is refunded (CHK-04)', from: 'charged', event: 'release', to: 'refund_pending', follow: 'giveBack' },
    { name: 'time runs out (CHK-05)', from: 'charged', event: 'expire', to: 'refund_pending', follow: 'giveBack' },
    { name: 'a sale takes what was kept', from: 'authorised', event: 'complete', to: 'completed', follow: 'capture' },
    { name: 'a sale keeps what was taken', from: 'charged', event: 'complete', to: 'completed' },
    { name: 'a payment after the hold lapsed has the car again', from: 'lapsed', event: 'charge', to: 'charged' },
    { name: 'or goes back, where somebody else has it', from: 'lapsed', event: 'tooLate', to: 'refund_pending', follow: 'giveBack' },
    { name: 'a refund the bank refuses is a person’s', from: 'refund_pending', event: 'returnFailed', to: 'refund_failed' },
    { name: 'who tries again', from: 'refund_failed', event: 'retryReturn', to: 'refund_pending', follow: 'giveBack' },
    { name: 'or pays it back another way', from: 'refund_failed', event: 'returnedByHand', to: 'refunded' },
  ] as const)('$name', ({ from, event, to, ...rest }) => {
    expect(reservationStep(from, event)).toEqual({ to, ...('follow' in rest && { follow: rest.follow }) })
  })

  it('repeats nothing: what happened already means nothing again', () => {
    for (const from of reservationStates)
      for (const event of reservationEvents) {
        const step = reservationStep(from, event)
        if (step) expect([from, event, step.to]).not.toEqual([from, event, from])
      }
  })

  it('leaves no money behind: from every state that may have some, there is a way to a settled one', () => {
    const settled = new Set<string>(settledStates)
    for (const from of reservationStates) {
      const seen = new Set([from])
      for (const state of seen) for (const step of Object.values(reservationSteps[state])) seen.add(step.to)
      expect([...seen].some((state) => settled.has(state))).toBe(true)
    }
  })

  it('ends every live reservation in time, and gives its money back', () => {
    for (const state of reservationStates.filter(isLive)) {
      const step = reservationStep(state, state === 'holding' ? 'lapse' : 'expire')
      expect(step?.follow).toBe(state === 'holding' ? 'close' : 'giveBack')
    }
  })

  it('knows every event it has', () => {
    const used = new Set(Object.values(reservationSteps).flatMap((steps) => Object.keys(steps)))
    expect([...used].sort()).toEqual([...reservationEvents].sort())
  })
})

it.each([
  { name: 'a shopper cancels', event: 'release', by: 'shopper', before: null, because: 'shopper' },
  { name: 'the dealership cancels', event: 'release', by: 'staff', before: null, because: 'dealer' },
  { name: 'time runs out', event: 'expire', by: 'system', before: null, because: 'time' },
  { name: 'a payment comes too late', event: 'tooLate', by: 'system', before: 'time', because: 'late' },
  { name: 'a late payment has the car again', event: 'charge', by: 'system', before: 'time', because: null },
  { name: 'the refund of what time ended', event: 'returned', by: 'system', before: 'time', because: 'time' },
  { name: 'the bank lets go', event: 'letGo', by: 'system', before: null, because: 'bank' },
] as const)('says why it ended: $name (CHK-04)', ({ event, by, before, because }) => {
  expect(becauseAfter(event satisfies ReservationEvent, by, before)).toBe(because)
})
