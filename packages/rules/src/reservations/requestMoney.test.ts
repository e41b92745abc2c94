import { describe, expect, it } from 'vitest'
import { newStanding, type PaymentFacts, type PaymentIntent } from './PaymentStanding'
import {
  type RequestMoney,
  type RequestPayment,
  requestActions,
  requestAfterAction,
  requestGivenUp,
  requestWithFacts,
  secondPayment,
} from './requestMoney'

const payment = (id: string, change: Partial<RequestPayment> = {}): RequestPayment => ({
  ...newStanding,
  id,
  amountCents: 50_000,
  ...change,
})
const facts = (change: Partial<PaymentFacts>): PaymentFacts => ({
  ...{
    money: 'none',
    page: 'closed',
    dispute: null,
    ref: null,
    failedRefunds: 0,
    refundedPartsCents: 0,
    failedPartialRefunds: 0,
    paidWith: '',
    captureBefore: null,
  },
  ...change,
})
const pendings: readonly (PaymentIntent | null)[] = [null, 'close', 'capture', 'giveBack']
const paid = { money: 'charged', pageClosed: true } as const

describe('the state of a payment by link after a provider’s report (CHK-01)', () => {
  it.each([
    { name: 'paid', state: 'open', change: {}, money: 'charged', end: 'paid', intent: null },
    { name: 'paid, reported again', state: 'paid', change: paid, money: 'charged', end: 'paid', intent: null },
    { name: 'refused by the bank', state: 'open', change: {}, money: 'failed', end: 'open', intent: null },
    { name: 'paid after it was cancelled', state: 'cancelled', change: {}, money: 'charged', end: 'refund_pending', intent: 'giveBack' },
    { name: 'paid after it was refunded', state: 'refunded', change: {}, money: 'charged', end: 'refund_pending', intent: 'giveBack' },
    { name: 'refund under way', state: 'refund_pending', change: paid, money: 'returning', end: 'refund_pending', intent: null },
    { name: 'refunded', state: 'refund_pending', change: paid, money: 'returned', end: 'refunded', intent: null },
    { name: 'refunded at the provider', state: 'paid', change: paid, money: 'returned', end: 'refunded', intent: null },
    { name: 'paid and refunded before it was reported', state: 'open', change: {}, money: 'returned', end: 'refunded', intent: null },
    { name: 'a refund that failed', state: 'refund_pending', change: paid, money: 'returnFailed', end: 'refund_failed', intent: null },
    {
      name: 'a refund that failed after it was reported as done',
      state: 'refunded',
      change: { ...paid, mustRefund: true },
      money: 'returnFailed',
      end: 'refund_failed',
      intent: null,
    },
    { name: 'disputed', state: 'paid', change: paid, money: 'charged', dispute: 'open', end: 'disputed', intent: null },
    {
      name: 'disputed before it was reported',
      state: 'open',
      change: {},
      money: 'charged',
      dispute: 'open',
      end: 'disputed',
      intent: null,
    },
    {
      name: 'disputed after it was cancelled',
      state: 'cancelled',
      change: {},
      money: 'charged',
      dispute: 'open',
      end: 'disputed',
      intent: null,
    },
    { name: 'a dispute that is lost', state: 'disputed', change: paid, money: 'charged', dispute: 'lost', end: 'refunded', intent: null },
    { name: 'a dispute that is won', state: 'disputed', change: paid, money: 'charged', dispute: 'won', end: 'paid', intent: null },
    { name: 'a dispute that is dropped', state: 'disputed', change: paid, money: 'charged', end: 'paid', intent: null },
    {
      name: 'a dispute won while a refund is pending',
      state: 'disputed',
      change: { ...paid, mustRefund: true },
      money: 'charged',
      dispute: 'won',
      end: 'refund_pending',
      intent: 'giveBack',
    },
  ] as const)('$name, for any pending action', ({ state, change, money, end, intent, ...rest }) => {
    const dispute = ('dispute' in rest && rest.dispute) || null
    for (const pending of pendings) {
      const request: RequestMoney = { state, payments: [payment('a', { ...change, intent: pending })] }
      const after = requestWithFacts(request, 'a', facts({ money, dispute, failedRefunds: money === 'returnFailed' ? 1 : 0 }))
      expect([after.state, after.payments[0]?.intent]).toEqual([end, intent])
    }
  })

  it.each([0, 1])(
    'the state of a payment by link after a provider’s report refunds a second payment, for either payment page and any pending action: %i',
    (first) => {
      const [one, two] = first === 0 ? (['a', 'b'] as const) : (['b', 'a'] as const)
      for (const pending of pendings) {
        const before: RequestMoney = { state: 'open', payments: [payment('a'), payment('b')] }
        const once = requestWithFacts(before, one, facts({ money: 'charged' }))
        expect(once.payments.find(({ id }) => id === two)?.intent).toBe('close')
        const payments = once.payments.map((each) => (each.id === two ? { ...each, intent: pending } : each))
        const twice = requestWithFacts({ ...once, payments }, two, facts({ money: 'charged' }))
        expect(twice.state).toBe('paid')
        expect(twice.payments.map(({ id, intent }) => [id, intent]).toSorted()).toEqual(
          [
            [one, null],
            [two, 'giveBack'],
          ].toSorted(),
        )
        expect(requestWithFacts(twice, one, facts({ money: 'charged' }))).toEqual(twice)
        expect(secondPayment(twice)).toBe('returning')
      }
    },
  )
})

describe('the actions staff may take on a payment by link (CHK-01)', () => {
  const back = { ...paid, mustRefund: true } as const
  it.each([
    { name: 'one that awaits payment', state: 'open', payments: [payment('a')], actions: ['cancel'] },
    { name: 'a paid one', state: 'paid', payments: [payment('a', paid)], actions: ['refund', 'refundPart'] },
    { name: 'a cancelled one', state: 'cancelled', payments: [payment('a')], actions: [] },
    { name: 'a pending refund', state: 'refund_pending', payments: [payment('a', back)], actions: ['retryReturn', 'returnedByHand'] },
    {
      name: 'a refund in progress at the bank',
      state: 'refund_pending',
      payments: [payment('a', { ...back, money: 'returning' })],
      actions: ['returnedByHand'],
    },
    {
      name: 'a failed refund',
      state: 'refund_failed',
      payments: [payment('a', { ...back, money: 'returnFailed' })],
      actions: ['retryReturn', 'returnedByHand'],
    },
    { name: 'a dispute', state: 'disputed', payments: [payment('a', { ...paid, dispute: 'open' })], actions: ['returnedByHand'] },
    {
      name: 'a second payment',
      state: 'paid',
      payments: [payment('a', paid), payment('b', back)],
      actions: ['refund', 'refundPart', 'retryReturn', 'returnedByHand'],
    },
    { name: 'one that is settled', state: 'refunded', payments: [payment('a', { ...back, money: 'returned' })], actions: [] },
  ] as const)('$name', ({ state, payments, actions }) => {
    expect(requestActions({ state, payments })).toEqual(actions)
  })

  it('a failed refund is retried with a new key and pending until it fails again', () => {
    const failed: RequestMoney = {
      state: 'refund_failed',
      payments: [payment('a', { ...back, money: 'returnFailed', failedRefunds: 1 })],
    }
    const again = requestAfterAction(failed, 'retryReturn')
    expect(again).toMatchObject({ state: 'refund_pending', payments: [{ intent: 'giveBack', refundNumber: 2 }] })
    if (!again) return
    expect(requestWithFacts(again, 'a', facts({ money: 'returnFailed', failedRefunds: 1 })).state).toBe('refund_pending')
    expect(requestWithFacts(again, 'a', facts({ money: 'returnFailed', failedRefunds: 2 })).state).toBe('refund_failed')
  })

  it('a refund that the provider never accepted is left to staff, as is a refusal after a retry', () => {
    const pending: RequestMoney = { state: 'refund_pending', payments: [payment('a', { ...back, intent: 'giveBack' })] }
    const stuck = requestGivenUp(pending, 'a')
    expect(stuck.state).toBe('refund_failed')
    const again = requestAfterAction(stuck, 'retryReturn')
    if (!again) throw new Error('It can’t be tried again.')
    expect(again.payments[0]).toMatchObject({ intent: 'giveBack', gaveUp: false })
    expect(requestWithFacts(again, 'a', facts({ money: 'returnFailed', failedRefunds: 1 })).state).toBe('refund_failed')
  })

  it('a second payment that staff returned another way leaves the request paid', () => {
    const stuck: RequestMoney = {
      state: 'paid',
      payments: [payment('a', paid), payment('b', { ...back, money: 'returnFailed', failedRefunds: 1 })],
    }
    expect(secondPayment(stuck)).toBe('stuck')
    const finished = requestAfterAction(stuck, 'returnedByHand')
    expect(finished).toMatchObject({ state: 'paid', payments: [{ refundedAnotherWay: false }, { refundedAnotherWay: true }] })
    expect(finished && requestActions(finished)).toEqual(['refund', 'refundPart'])
  })

  it('a payment by link refuses an action that isn’t allowed', () => {
    expect(requestAfterAction({ state: 'cancelled', payments: [] }, 'refund')).toBeNull()
  })
})
