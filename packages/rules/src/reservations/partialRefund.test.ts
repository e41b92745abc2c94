import { describe, expect, it } from 'vitest'
import { heldCents, newStanding, type PaymentFacts, partNews, withFacts } from './PaymentStanding'
import {
  heldCentsOfRequest,
  type RequestMoney,
  type RequestPayment,
  requestActions,
  requestAfterAction,
  requestGivenUp,
  requestWithFacts,
} from './requestMoney'

const facts = (change: Partial<PaymentFacts> = {}): PaymentFacts => ({
  ...{ money: 'charged', page: 'closed', dispute: null, ref: null, failedRefunds: 0, refundedPartsCents: 0, failedPartialRefunds: 0 },
  ...{ paidWith: '', captureBefore: null },
  ...change,
})
const paid = (change: Partial<RequestPayment> = {}): RequestMoney => ({
  state: 'paid',
  payments: [{ ...newStanding, id: 'a', amountCents: 50_000, money: 'charged', pageClosed: true, ...change }],
})
const refundPart = (request: RequestMoney, cents: number): RequestMoney => {
  const after = requestAfterAction(request, 'refundPart', cents)
  if (!after) throw new Error('It can’t be refunded.')
  return after
}

describe('a partial refund of a payment (CHK-01)', () => {
  it.each([
    { name: 'one cent', cents: 1, possible: true },
    { name: 'all that is held', cents: 50_000, possible: true },
    { name: 'one cent more than is held', cents: 50_001, possible: false },
    { name: 'nothing', cents: 0, possible: false },
    { name: 'a negative amount', cents: -100, possible: false },
    { name: 'a fraction of a cent', cents: 0.5, possible: false },
  ])('a partial refund of a payment of $name: $possible', ({ cents, possible }) => {
    expect(requestAfterAction(paid(), 'refundPart', cents) !== null).toBe(possible)
  })

  it('a partial refund of more than remains after an earlier one is refused', () => {
    const once = requestWithFacts(refundPart(paid(), 20_000), 'a', facts({ refundedPartsCents: 20_000 }))
    expect(heldCentsOfRequest(once)).toBe(30_000)
    expect(requestAfterAction(once, 'refundPart', 30_001)).toBeNull()
    expect(refundPart(once, 30_000).payments[0]).toMatchObject({ decidedPartsCents: 50_000, intent: 'giveBackPart' })
  })

  it('a partial refund of a payment is pending until the bank has made it, and can’t be requested twice meanwhile', () => {
    const pending = refundPart(paid(), 20_000)
    expect(pending).toMatchObject({ state: 'paid', payments: [{ intent: 'giveBackPart', decidedPartsCents: 20_000 }] })
    expect(requestActions(pending)).toEqual(['refund'])
    expect(requestAfterAction(pending, 'refundPart', 1)).toBeNull()
    const unchanged = requestWithFacts(pending, 'a', facts())
    expect(unchanged.payments[0]).toMatchObject({ intent: 'giveBackPart', decidedPartsCents: 20_000 })
    expect(requestWithFacts(pending, 'a', facts({ refundedPartsCents: 20_000 }))).toMatchObject({
      ...{ state: 'paid', payments: [{ intent: null, refundedPartsCents: 20_000 }] },
    })
  })

  it.each([
    { name: 'refused by the bank', end: (request: RequestMoney) => requestWithFacts(request, 'a', facts({ failedPartialRefunds: 1 })) },
    { name: 'never accepted', end: (request: RequestMoney) => requestGivenUp(request, 'a') },
  ])('a partial refund that is $name leaves the money with the dealer, and can be tried again', ({ end }) => {
    const ended = end(refundPart(paid(), 20_000))
    expect(ended).toMatchObject({ state: 'paid', payments: [{ intent: null, decidedPartsCents: 0 }] })
    expect(heldCentsOfRequest(ended)).toBe(50_000)
    expect(refundPart(ended, 20_000).payments[0]?.intent).toBe('giveBackPart')
  })

  it('a partial refund of a payment is replaced by a refund of all money', () => {
    const all = requestAfterAction(refundPart(paid(), 20_000), 'refund')
    expect(all).toMatchObject({ state: 'refund_pending', payments: [{ intent: 'giveBack' }] })
  })

  it('a partial refund of a payment waits while the bank decides on a dispute', () => {
    const disputed = requestWithFacts(refundPart(paid(), 20_000), 'a', facts({ dispute: 'open' }))
    expect(disputed).toMatchObject({ state: 'disputed', payments: [{ intent: null, decidedPartsCents: 20_000 }] })
    expect(requestWithFacts(disputed, 'a', facts({ dispute: 'won' })).payments[0]?.intent).toBe('giveBackPart')
  })

  it('a partial refund of a payment is still made after an earlier refund has failed, and reported only if it fails itself', () => {
    const failed = requestWithFacts(refundPart(paid(), 20_000), 'a', facts({ money: 'returnFailed', failedRefunds: 1 }))
    expect(failed).toMatchObject({ state: 'paid', payments: [{ intent: 'giveBackPart' }] })
    const refused = requestWithFacts(failed, 'a', facts({ money: 'returnFailed', failedRefunds: 1, failedPartialRefunds: 1 }))
    expect(refused).toMatchObject({ state: 'paid', payments: [{ intent: null, decidedPartsCents: 0 }] })
  })

  it('a partial refund made at the bank counts as decided', () => {
    const [payment] = requestWithFacts(paid(), 'a', facts({ refundedPartsCents: 5_000 })).payments
    expect(payment && heldCents(payment)).toBe(45_000)
  })

  it('a partial refund is reported once it is made or has failed, and not while it is pending', () => {
    const pending = { ...newStanding, money: 'charged', decidedPartsCents: 20_000 } as const
    expect(partNews(pending, withFacts(pending, facts({ refundedPartsCents: 20_000 })))).toEqual({ part: 'returned', cents: 20_000 })
    expect(partNews(pending, withFacts(pending, facts({ failedPartialRefunds: 1 })))).toEqual({ part: 'failed', cents: 20_000 })
    expect(partNews(pending, withFacts(pending, facts()))).toBeNull()
  })
})
