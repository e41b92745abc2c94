import { describe, expect, it } from 'vitest'
import { reservationStates } from '../entities/reservationStates'
import { newStanding } from './PaymentStanding'
import { reservationAfter } from './reservationMoney'
import { becauseAfter, type ReservationEvent, reservationEvents, reservationStep, reservationSteps } from './reservationStep'
import { finalReservationStates } from './testing/finalReservationStates'

describe('the state machine of reservations (CHK-02)', () => {
  it.each([
    { name: 'an authorised payment reserves', from: 'holding', event: 'authorise', to: 'authorised' },
    { name: 'a charged payment reserves', from: 'holding', event: 'charge', to: 'charged' },
    { name: 'an unpaid hold ends with its page', from: 'holding', event: 'lapse', to: 'lapsed' },
    { name: 'a shopper turns back while paying', from: 'holding', event: 'release', to: 'released' },
    { name: 'an authorised deposit is cancelled (CHK-04)', from: 'authorised', event: 'release', to: 'refund_pending' },
    { name: 'a charged deposit is refunded (CHK-04)', from: 'charged', event: 'release', to: 'refund_pending' },
    { name: 'time runs out (CHK-05)', from: 'charged', event: 'expire', to: 'refund_pending' },
    { name: 'staff hold the car for longer', from: 'charged', event: 'extend', to: 'charged' },
    { name: 'a sale captures the authorised deposit', from: 'authorised', event: 'complete', to: 'completed' },
    { name: 'a sale keeps the charged deposit', from: 'charged', event: 'complete', to: 'completed' },
    { name: 'a payment after the hold lapsed reserves the car again', from: 'lapsed', event: 'charge', to: 'charged' },
    {
      name: 'a payment after the hold lapsed is refunded if another shopper has the car',
      from: 'lapsed',
      event: 'tooLate',
      to: 'refund_pending',
    },
    { name: 'a refund that the bank refuses is left to staff', from: 'refund_pending', event: 'returnFailed', to: 'refund_failed' },
    { name: 'staff retry a refund', from: 'refund_failed', event: 'retryReturn', to: 'refund_pending' },
    { name: 'staff return the money another way', from: 'refund_failed', event: 'returnedByHand', to: 'refunded' },
  ] as const)('$name', ({ from, event, to }) => {
    expect(reservationStep(from, event)).toEqual({ to })
  })

  it('the state machine of reservations ignores events that already happened, except retries and extensions by staff', () => {
    for (const from of reservationStates)
      for (const event of reservationEvents.filter(
        (each) => !['retryReturn', 'retryCapture', 'extend', 'refundPart', 'partReturned', 'partFailed'].includes(each),
      )) {
        const step = reservationStep(from, event)
        if (step) expect([from, event, step.to]).not.toEqual([from, event, from])
      }
  })

  it('the state machine of reservations reaches a settled state from every state, so that no money is left behind', () => {
    const finalStates = new Set<string>(finalReservationStates)
    for (const from of reservationStates) {
      const seen = new Set([from])
      for (const state of seen) for (const step of Object.values(reservationSteps[state])) seen.add(step.to)
      expect([...seen].some((state) => finalStates.has(state))).toBe(true)
    }
  })

  it.each([
    { state: 'holding', money: 'none', event: 'lapse', intent: 'close' },
    { state: 'authorised', money: 'authorised', event: 'expire', intent: 'giveBack' },
    { state: 'charged', money: 'charged', event: 'expire', intent: 'giveBack' },
    { state: 'holding', money: 'none', event: 'release', intent: 'close' },
    { state: 'charged', money: 'charged', event: 'release', intent: 'giveBack' },
    { state: 'authorised', money: 'authorised', event: 'complete', intent: 'capture' },
    { state: 'charged', money: 'charged', event: 'complete', intent: null },
    { state: 'lapsed', money: 'charged', event: 'tooLate', intent: 'giveBack' },
    { state: 'released', money: 'charged', event: 'tooLate', intent: 'giveBack' },
  ] as const)(
    'the state machine of reservations requests the next bank action, replacing any pending one: $event of $state',
    ({ state, money, event, intent }) => {
      for (const pending of [null, 'close', 'capture', 'giveBack'] as const) {
        const payment = { ...newStanding, money, intent: pending }
        expect(reservationAfter({ state, because: null, payment }, event, 'system')?.payment.intent).toBe(intent)
      }
    },
  )

  it('the state machine of reservations uses every event', () => {
    const used = new Set(Object.values(reservationSteps).flatMap((steps) => Object.keys(steps)))
    expect([...used].sort()).toEqual([...reservationEvents].sort())
  })
})

it.each([
  { name: 'a shopper cancels', event: 'release', by: 'shopper', before: null, because: 'shopper' },
  { name: 'the dealership cancels', event: 'release', by: 'staff', before: null, because: 'dealer' },
  { name: 'time runs out', event: 'expire', by: 'system', before: null, because: 'time' },
  { name: 'a payment comes too late', event: 'tooLate', by: 'system', before: 'time', because: 'late' },
  { name: 'a late payment reserves the car again', event: 'charge', by: 'system', before: 'time', because: null },
  { name: 'the refund of an expired reservation', event: 'returned', by: 'system', before: 'time', because: 'time' },
  { name: 'the bank releases the authorisation', event: 'letGo', by: 'system', before: null, because: 'bank' },
] as const)('the state machine of reservations stores why a reservation ended: $name (CHK-04)', ({ event, by, before, because }) => {
  expect(becauseAfter(event satisfies ReservationEvent, by, before)).toBe(because)
})
