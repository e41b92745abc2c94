import { expect, it } from 'vitest'
import type { Car } from '../entities/Car'
import { buildCar } from '../testing/buildCar'
import { buildConfig } from '../testing/buildConfig'
import { type Checkout, type JourneyHold, newCheckout } from './Checkout'
import { type CheckoutView, checkoutView } from './checkoutView'

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
    isOwned: false,
    subscription: null,
    ...more,
  },
})

it.each([
  ['a new purchase', journey(), { kind: 'step', step: 'car' }],
  ['a new reservation', journey({}, { kind: 'reserve' }), { kind: 'step', step: 'contact' }],
  ['a step beyond the completed ones', journey({}, { requested: 'review' }), { kind: 'step', step: 'car' }],
  ['a completed step, again', journey({}, { entered: { car: {}, contact: ana }, requested: 'car' }), { kind: 'step', step: 'car' }],
  ['the step after the completed ones', journey({}, { entered: { car: {}, contact: ana } }), { kind: 'step', step: 'handover' }],
  [
    'a step whose answer is no longer valid',
    journey({}, { entered: { car: {}, contact: { ...ana, email: 'ana' } }, requested: 'review' }),
    { kind: 'step', step: 'contact' },
  ],
  ['a car with a higher price', journey({ priceCents: 2_100_000 }), { kind: 'price' }],
  ['another kind of price', journey({ priceType: 'egc' }), { kind: 'price' }],
  ['a sold car', journey({ status: 'sold' }), { kind: 'taken', why: 'sold' }],
  ['a car that another shopper holds', journey({ reserved: true }), { kind: 'taken', why: 'held' }],
  ['a car that lost its price', journey({ priceCents: null }), { kind: 'taken', why: 'closed' }],
  ['waiting for the bank', journey({ reserved: true }, hold('holding')), { kind: 'paying' }],
  ['back from the bank', journey({ reserved: true }, { ...hold('holding'), isBack: true }), { kind: 'unpaid', declined: false }],
  ['declined', journey({ reserved: true }, hold('holding', { declined: true })), { kind: 'unpaid', declined: true }],
  [
    'back from the bank when the time is over',
    journey({ reserved: true }, { ...hold('holding', { heldUntil: now }), isBack: true }),
    { kind: 'timeUp' },
  ],
  ['the time over, without an answer from the bank', journey({ reserved: true }, hold('holding', { heldUntil: now })), { kind: 'timeUp' }],
  ['authorised', journey({ reserved: true }, hold('authorised')), { kind: 'held' }],
  ['charged, with a higher price since', journey({ priceCents: 1 }, hold('charged')), { kind: 'held' }],
  ['too late to pay', journey({}, hold('lapsed')), { kind: 'over', how: 'lapsed' }],
  ['paid too late', journey({}, hold('refund_pending', { because: 'late' })), { kind: 'over', how: 'late' }],
  ['paid too late, and refunded', journey({}, hold('refunded', { because: 'late' })), { kind: 'over', how: 'late' }],
  ['a hold that expired', journey({}, hold('refunded', { because: 'time' })), { kind: 'over', how: 'expired' }],
  ['deposit released', journey({}, hold('released', { because: 'shopper' })), { kind: 'over', how: 'released' }],
  ['refund under way', journey({}, hold('refund_pending', { because: 'dealer' })), { kind: 'over', how: 'returning' }],
  ['a refund the bank refused', journey({}, hold('refund_failed')), { kind: 'over', how: 'stuck' }],
  ['bought', journey({ status: 'sold' }, hold('completed')), { kind: 'over', how: 'completed' }],
] satisfies [name: string, checkout: Checkout, expected: CheckoutView][])(
  'the checkout page shows the current state (RTE-05, RTE-06, CHK-02): $0',
  (_name, checkout, expected) => {
    expect(checkoutView(checkout, config, now)).toEqual(expected)
  },
)
