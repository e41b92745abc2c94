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
    ...more,
  },
})

it.each([
  ['a new purchase', journey(), { kind: 'step', step: 'car' }],
  ['a new reservation', journey({}, { kind: 'reserve' }), { kind: 'step', step: 'contact' }],
  ['a step beyond what is done', journey({}, { requested: 'review' }), { kind: 'step', step: 'car' }],
  ['a step that is done, again', journey({}, { entered: { car: {}, contact: ana }, requested: 'car' }), { kind: 'step', step: 'car' }],
  ['the step after those that are done', journey({}, { entered: { car: {}, contact: ana } }), { kind: 'step', step: 'handover' }],
  [
    'a step whose answer no longer holds',
    journey({}, { entered: { car: {}, contact: { ...ana, email: 'ana' } }, requested: 'review' }),
    { kind: 'step', step: 'contact' },
  ],
  ['a dearer car', journey({ priceCents: 2_100_000 }), { kind: 'price' }],
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
  ['the time over, nothing heard', journey({ reserved: true }, hold('holding', { heldUntil: now })), { kind: 'timeUp' }],
  ['authorised', journey({ reserved: true }, hold('authorised')), { kind: 'held' }],
  ['charged, and dearer since', journey({ priceCents: 1 }, hold('charged')), { kind: 'held' }],
  ['too late to pay', journey({}, hold('lapsed')), { kind: 'over', how: 'lapsed' }],
  ['paid too late', journey({}, hold('refund_pending', { because: 'late' })), { kind: 'over', how: 'late' }],
  ['paid too late, and back', journey({}, hold('refunded', { because: 'late' })), { kind: 'over', how: 'late' }],
  ['over by time', journey({}, hold('refunded', { because: 'time' })), { kind: 'over', how: 'expired' }],
  ['let go', journey({}, hold('released', { because: 'shopper' })), { kind: 'over', how: 'released' }],
  ['on its way back', journey({}, hold('refund_pending', { because: 'dealer' })), { kind: 'over', how: 'returning' }],
  ['a refund the bank refused', journey({}, hold('refund_failed')), { kind: 'over', how: 'stuck' }],
  ['bought', journey({ status: 'sold' }, hold('completed')), { kind: 'over', how: 'completed' }],
] satisfies [name: string, given: Checkout, expected: CheckoutView][])(
  'a journey shows what is true of it (RTE-05, RTE-06, CHK-02): $0',
  (_name, given, expected) => {
    expect(checkoutView(given, config, now)).toEqual(expected)
  },
)
