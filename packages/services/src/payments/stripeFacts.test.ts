import { expect, it } from 'vitest'
import { type StripePayment, stripeFacts } from './stripeFacts'

interface Stated {
  readonly session?: object
  readonly intent?: object | null
  readonly charge?: object | null
  readonly refunds?: readonly object[]
  readonly disputes?: readonly object[]
}

const card = { brand: 'visa', last4: '4242', wallet: null, capture_before: 1_800_000_000 }
const charged = (change: object = {}) => ({ status: 'succeeded', payment_method_details: { card: { ...card, ...change } } })
const facts = ({ session, intent = {}, charge = charged(), refunds = [], disputes = [] }: Stated) =>
  stripeFacts({
    ...{ session: { status: 'complete', ...session }, charge, refunds, disputes },
    intent: intent && { id: 'pi_1', status: 'succeeded', amount: 20_050, amount_received: 20_050, ...intent },
  } as unknown as StripePayment)
const refund = (status: string, amount = 20_050) => ({ status, amount })

it.each<{ name: string; given: Stated; is: object }>([
  {
    name: 'an unpaid open page',
    given: { session: { status: 'open' }, intent: null, charge: null },
    is: { money: 'none', page: 'open', ref: null },
  },
  {
    name: 'an unpaid page that has expired',
    given: { session: { status: 'expired' }, intent: null, charge: null },
    is: { money: 'none', page: 'closed' },
  },
  {
    name: 'a pending payment',
    given: { intent: { status: 'processing' }, charge: null },
    is: { money: 'none', page: 'open' },
  },
  {
    name: 'a declined card',
    given: { intent: { status: 'requires_payment_method', last_payment_error: {} } },
    is: { money: 'failed' },
  },
  {
    name: 'an authorised payment',
    given: { intent: { status: 'requires_capture' } },
    is: { money: 'authorised', captureBefore: '2027-01-15T08:00:00.000Z' },
  },
  { name: 'a captured payment', given: {}, is: { money: 'charged', captureBefore: null, ref: 'pi_1' } },
  { name: 'an authorised payment that was released', given: { intent: { status: 'canceled' } }, is: { money: 'letGo' } },
  {
    name: 'a payment cancelled before authorisation',
    given: { intent: { status: 'canceled' }, charge: { status: 'failed' } },
    is: { money: 'none' },
  },
  { name: 'a full refund', given: { refunds: [refund('succeeded')] }, is: { money: 'returned', failedRefunds: 0 } },
  { name: 'refunded in two parts', given: { refunds: [refund('succeeded', 20_000), refund('succeeded', 50)] }, is: { money: 'returned' } },
  { name: 'a refund of one cent less than the payment', given: { refunds: [refund('succeeded', 20_049)] }, is: { money: 'charged' } },
  { name: 'a pending refund', given: { refunds: [refund('pending')] }, is: { money: 'returning' } },
  { name: 'a refund that waits for the shopper', given: { refunds: [refund('requires_action')] }, is: { money: 'returning' } },
  { name: 'a failed refund', given: { refunds: [refund('failed')] }, is: { money: 'returnFailed', failedRefunds: 1 } },
  {
    name: 'two failed refunds and a pending one',
    given: { refunds: [refund('failed'), refund('failed'), refund('pending')] },
    is: { money: 'returning', failedRefunds: 2 },
  },
  {
    name: 'a failed refund, then a successful one',
    given: { refunds: [refund('failed'), refund('succeeded')] },
    is: { money: 'returned', failedRefunds: 1 },
  },
  {
    name: 'a refunded part',
    given: { refunds: [refund('succeeded', 5_000)] },
    is: { money: 'charged', refundedPartsCents: 5_000, failedPartialRefunds: 0 },
  },
  {
    name: 'a pending refund of a part',
    given: { refunds: [refund('pending', 5_000)] },
    is: { money: 'charged', refundedPartsCents: 5_000 },
  },
  {
    name: 'a failed refund of a part',
    given: { refunds: [{ ...refund('failed', 5_000), metadata: { forecourtPart: 'part' } }] },
    is: { money: 'charged', refundedPartsCents: 0, failedRefunds: 0, failedPartialRefunds: 1 },
  },
  {
    name: 'a refunded part and the pending rest',
    given: { refunds: [refund('succeeded', 5_000), refund('pending', 15_050)] },
    is: { money: 'returning' },
  },
  { name: 'a cancelled refund', given: { refunds: [refund('canceled')] }, is: { money: 'charged', failedRefunds: 0 } },
])('the Stripe adapter gives the state of the money of $name (CHK-02)', ({ given, is }) => {
  expect(facts(given)).toMatchObject(is)
})

it.each([
  ...([
    [[], null],
    [['needs_response'], 'open'],
    [['warning_needs_response'], 'open'],
    [['won'], 'won'],
    [['lost'], 'lost'],
  ] as const),
  ...([
    [['warning_closed'], null],
    [['prevented'], null],
    [['lost', 'needs_response'], 'lost'],
  ] as const),
])('the Stripe adapter reports disputes with the statuses %j, latest first, as %s (CHK-02)', (statuses, dispute) => {
  expect(facts({ disputes: statuses.map((status) => ({ status })) }).dispute).toBe(dispute)
})

it.each([
  { charge: charged(), message: 'Visa •••• 4242' },
  { charge: charged({ brand: 'amex', wallet: { type: 'apple_pay' } }), message: 'Apple Pay, American Express •••• 4242' },
  { charge: charged({ brand: 'other', last4: null }), message: 'Card ••••' },
  { charge: { ...charged(), status: 'failed' }, message: '' },
  { charge: null, message: '' },
])('the Stripe adapter names the means of payment “$message” (CHK-04)', ({ charge, message }) =>
  expect(facts({ charge }).paidWith).toBe(message),
)
