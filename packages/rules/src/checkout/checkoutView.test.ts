import { expect, it } from 'vitest'
import type { Car } from '../entities/Car'
import { buildCar } from '../testing/buildCar'
import { buildConfig } from '../testing/buildConfig'
import type { Checkout, JourneyHold } from './Checkout'
import { type CheckoutView, checkoutView } from './checkoutView'
import { newCheckout } from './newCheckout'

const now = '2026-05-04T01:00:00.000Z'
const config = buildConfig({ checkout: { enabled: true, payOnline: true } })
const free = { paymentProcessors: ['card'], priceCents: 2_000_000, priceType: 'driveAway' } as const
const ana = { name: 'Ana Reid', email: 'ana@shopper.example', phone: '0491 570 156' }

const journey = (car: Partial<Car> = {}, more: Partial<Checkout> = {}): Checkout =>
  newCheckout('buy', buildCar({ ...free, ...car }), { seen: { cents: 2_000_000, type: 'driveAway' }, ...more })

const hold = (state: JourneyHold['state'], more: Partial<JourneyHold> = {}): Partial<Checkout> => ({
  hold: {
    reference: 'R-1',
    state,
    because: null,
    amountCents: 20_000,
    heldUntil: '2026-05-04T01:10:00.000Z',
    reservedUntil: null,
    paidWith: '',
    declined: false,
    ...more,
  },
})

it.each([
  { name: 'a new purchase', given: journey(), expected: { kind: 'step', step: 'car' } },
  { name: 'a new reservation', given: journey({}, { kind: 'reserve' }), expected: { kind: 'step', step: 'contact' } },
  { name: 'a step beyond what is done', given: journey({}, { asked: 'review' }), expected: { kind: 'step', step: 'car' } },
  {
    name: 'a step that is done, again',
    given: journey({}, { typed: { car: {}, contact: ana }, asked: 'car' }),
    expected: { kind: 'step', step: 'car' },
  },
  {
    name: 'the step after those that are done',
    given: journey({}, { typed: { car: {}, contact: ana } }),
    expected: { kind: 'step', step: 'handover' },
  },
  {
    name: 'a step whose answer no longer holds',
    given: journey({}, { typed: { car: {}, contact: { ...ana, email: 'ana' } }, asked: 'review' }),
    expected: { kind: 'step', step: 'contact' },
  },
  { name: 'a dearer car', given: journey({ priceCents: 2_100_000 }), expected: { kind: 'price' } },
  { name: 'another kind of price', given: journey({ priceType: 'egc' }), expected: { kind: 'price' } },
  { name: 'a sold car', given: journey({ status: 'sold' }), expected: { kind: 'taken', why: 'sold' } },
  { name: 'a car somebody else holds', given: journey({ reserved: true }), expected: { kind: 'taken', why: 'held' } },
  { name: 'a car that lost its price', given: journey({ priceCents: null }), expected: { kind: 'taken', why: 'closed' } },
  { name: 'waiting for the bank', given: journey({ reserved: true }, hold('holding')), expected: { kind: 'paying' } },
  {
    name: 'back from the bank',
    given: journey({ reserved: true }, { ...hold('holding'), isBack: true }),
    expected: { kind: 'unpaid', declined: false },
  },
  {
    name: 'declined',
    given: journey({ reserved: true }, hold('holding', { declined: true })),
    expected: { kind: 'unpaid', declined: true },
  },
  {
    name: 'back from the bank when the time is over',
    given: journey({ reserved: true }, { ...hold('holding', { heldUntil: now }), isBack: true }),
    expected: { kind: 'timeUp' },
  },
  {
    name: 'the time over, nothing heard',
    given: journey({ reserved: true }, hold('holding', { heldUntil: now })),
    expected: { kind: 'timeUp' },
  },
  { name: 'authorised', given: journey({ reserved: true }, hold('authorised')), expected: { kind: 'held' } },
  { name: 'charged, and dearer since', given: journey({ priceCents: 1 }, hold('charged')), expected: { kind: 'held' } },
  { name: 'too late to pay', given: journey({}, hold('lapsed')), expected: { kind: 'over', how: 'lapsed' } },
  { name: 'paid too late', given: journey({}, hold('refund_pending', { because: 'late' })), expected: { kind: 'over', how: 'late' } },
  { name: 'paid too late, and back', given: journey({}, hold('refunded', { because: 'late' })), expected: { kind: 'over', how: 'late' } },
  { name: 'over by time', given: journey({}, hold('refunded', { because: 'time' })), expected: { kind: 'over', how: 'expired' } },
  { name: 'let go', given: journey({}, hold('released', { because: 'shopper' })), expected: { kind: 'over', how: 'released' } },
  {
    name: 'on its way back',
    given: journey({}, hold('refund_pending', { because: 'dealer' })),
    expected: { kind: 'over', how: 'returning' },
  },
  { name: 'a refund the bank refused', given: journey({}, hold('refund_failed')), expected: { kind: 'over', how: 'stuck' } },
  { name: 'bought', given: journey({ status: 'sold' }, hold('completed')), expected: { kind: 'over', how: 'completed' } },
] satisfies { name: string; given: Checkout; expected: CheckoutView }[])(
  'a journey shows what is true of it (RTE-05, RTE-06, CHK-02): $name',
  ({ given, expected }) => {
    expect(checkoutView(given, config, now)).toEqual(expected)
  },
)
