import { describe, expect, it } from 'vitest'
import type { JourneyKind } from '../entities/reservationStates'
import { buildCar } from '../testing/buildCar'
import { buildConfig } from '../testing/buildConfig'
import { buildTradeIn } from '../testing/buildTradeIn'
import { checkoutStep, checkoutSteps, leadsToPayment, listCheckoutSteps, parseStep, stepProblems } from './checkoutSteps'
import type { CheckoutContext, EnteredStep } from './Journey'
import { journeyLines } from './journeyLines'

const buildContext = (kind: JourneyKind, checkout = {}, more: Partial<CheckoutContext> = {}): CheckoutContext => ({
  kind,
  entered: {},
  config: buildConfig({ checkout: { enabled: true, payOnline: true, ...checkout } }),
  car: buildCar({ paymentProcessors: ['card'], locationName: 'Kew', dealershipName: 'Kew Cars' }),
  valued: [],
  now: '2026-05-04T01:00:00.000Z',
  ...more,
})

it.each([
  ['a reservation', buildContext('reserve'), ['contact']],
  ['a purchase', buildContext('buy'), ['car', 'contact', 'handover', 'tradeIn', 'payment', 'review']],
  ['only pick-up', buildContext('buy', { handover: ['pickUp'] }), ['car', 'contact', 'tradeIn', 'payment', 'review']],
  ['the fewest steps', buildContext('buy', { handover: ['delivery'], askTradeIn: false, askFinance: false }), ['car', 'contact', 'review']],
])('a journey has the steps that the site offers (RTE-06): $0', (_name, journey, steps) => {
  expect(listCheckoutSteps(journey)).toEqual(steps)
  expect(listCheckoutSteps(journey).filter((step) => leadsToPayment(step, journey))).toEqual(steps.slice(-1))
})

it('a reservation has at most four fields', () => {
  const journey = buildContext('reserve')
  expect(listCheckoutSteps(journey).flatMap((id) => checkoutStep(id).fields(journey)).length).toBeLessThanOrEqual(4)
})

const rows: { name: string; step: keyof typeof checkoutSteps; entered: EnteredStep; faulty: string[] }[] = [
  { name: 'all there is', step: 'contact', entered: { name: 'Ana Reid', email: 'ana@shopper.example', phone: '0491 570 156' }, faulty: [] },
  { name: 'nothing', step: 'contact', entered: {}, faulty: ['name', 'email', 'phone'] },
  {
    name: 'no letter in a name',
    step: 'contact',
    entered: { name: '…', email: 'a@shopper.example', phone: '0491570156' },
    faulty: ['name'],
  },
  {
    name: 'an invalid phone number',
    step: 'contact',
    entered: { name: 'Ana', email: 'a@shopper.example', phone: '12' },
    faulty: ['phone'],
  },
  { name: 'pick-up', step: 'handover', entered: { way: 'pickUp' }, faulty: [] },
  { name: 'delivery to nowhere', step: 'handover', entered: { way: 'delivery' }, faulty: ['address', 'postcode'] },
  { name: 'delivery', step: 'handover', entered: { way: 'delivery', address: '1 High St, Kew', postcode: '3101' }, faulty: [] },
  { name: 'an unknown option', step: 'handover', entered: { way: 'teleport' }, faulty: ['way'] },
  { name: 'no trade-in', step: 'tradeIn', entered: { has: 'none' }, faulty: [] },
  { name: 'a trade-in without its rego', step: 'tradeIn', entered: { has: 'ask' }, faulty: ['rego'] },
  { name: 'an unknown vehicle', step: 'tradeIn', entered: { has: 'own-vehicle' }, faulty: ['has'] },
  { name: 'nothing to type', step: 'review', entered: {}, faulty: [] },
]
it.each(rows)('a checkout step reports its invalid fields (ERR-06, ERR-10): $step, $name', ({ step, entered, faulty }) => {
  expect(Object.keys(stepProblems(checkoutSteps[step], entered, buildContext('buy')))).toEqual(faulty)
})

describe('the data of a checkout step', () => {
  it('the data of a checkout step is reduced to the step’s fields, cleaned and limited in length', () => {
    const sent: { [name: string]: string } = { way: ' delivery ', address: `1\u0000 ${'x'.repeat(400)}`, price: '1' }
    const entered = parseStep(checkoutSteps.handover, (name) => sent[name] ?? null, buildContext('buy'))
    expect(Object.keys(entered)).toEqual(['way', 'address'])
    expect(entered.way).toBe('delivery')
    expect(entered.address).toHaveLength(161)
  })

  it('the data of a checkout step is summarised in one line of the checkout if it is valid', () => {
    const valued = [buildTradeIn()]
    const entered = {
      contact: { name: 'Ana Reid', email: 'ana@shopper.example', phone: '0491570156' },
      handover: { way: 'delivery', address: '1 High St, Kew', postcode: '3101' },
      tradeIn: { has: 'own-vehicle' },
      payment: { way: 'gold' },
    }
    expect(journeyLines(buildContext('buy', {}, { entered, valued })).map(({ title, text }) => `${title}: ${text}`)).toEqual([
      'Your details: Ana Reid, ana@shopper.example, 0491 570 156',
      'Pick-up or delivery: Delivery to 1 High St, Kew, 3101',
      'Trade-in: 2022 Toyota Corolla Ascent Sport: $18,500 – $20,000 before inspection, until 18 May 2026',
    ])
  })
})
