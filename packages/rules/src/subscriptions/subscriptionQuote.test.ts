import { expect, it } from 'vitest'
import { canSubscribe } from '../car/canSubscribe'
import { stepProblems } from '../checkout/checkoutSteps'
import type { CheckoutContext } from '../checkout/Journey'
import { enteredPlan, plan as planStep } from '../checkout/steps/plan'
import { buildCar } from '../testing/buildCar'
import { buildConfig } from '../testing/buildConfig'
import { dueCents, startPeriod, subscriptionHoldHours, subscriptionLines, subscriptionPlan } from './subscriptionQuote'

const terms = [
  { id: 'three', months: 3 },
  { id: 'twelve', months: 12, discount: 8 },
]
const distances = [
  { id: 'usual', km: 350 },
  { id: 'less', km: 200, extra: -12 },
  { id: 'more', km: 500, extra: 26 },
]
const online = { online: true, terms, distances }
const subscriptionConfig = (subscription: object = {}, price: object = {}) =>
  buildConfig({
    price: { offerSubscriptions: true, subscriptionIncludes: 'insurance', ...price },
    subscription: { ...online, ...subscription },
  })
const car = buildCar({ paymentProcessors: ['card'], subscriptionPriceCents: 28_900 })
const starts = '2026-05-20'
const now = '2026-05-04T01:00:00.000Z'

it.each([
  { name: 'the usual choice', settings: {}, term: 'three', distance: 'usual', weekly: 28_900, first: 28_900, bond: 115_600 },
  { name: 'a longer term', settings: {}, term: 'twelve', distance: 'usual', weekly: 26_600, first: 26_600, bond: 106_400 },
  { name: 'more kilometres', settings: {}, term: 'twelve', distance: 'more', weekly: 29_200, first: 29_200, bond: 116_800 },
  { name: 'two weeks first', settings: { firstWeeks: 2 }, term: 'three', distance: 'usual', weekly: 28_900, first: 57_800, bond: 115_600 },
  { name: 'no bond', settings: { bondWeeks: 0 }, term: 'three', distance: 'usual', weekly: 28_900, first: 28_900, bond: 0 },
])('a subscription costs and starts as the site’s settings say (CAR-14): $name', ({ settings, term, distance, weekly, first, bond }) => {
  const config = subscriptionConfig(settings)
  const found = subscriptionPlan(car, config, { term, distance, starts })
  expect(found).toMatchObject({ weeklyCents: weekly, firstCents: first, bondCents: bond, startsOn: starts, includes: 'insurance' })
  expect(found && dueCents(found)).toBe(first + bond)
  expect(startPeriod({ config: subscriptionConfig({ earliestDays: 2, latestDays: 40 }), now })).toEqual({
    earliest: '2026-05-06',
    latest: '2026-06-13',
  })
})

it.each([
  ['a term that is gone', { term: 'six', distance: 'usual', starts }, car],
  ['a distance that is gone', { term: 'three', distance: 'most', starts }, car],
  ['no date', { term: 'three', distance: 'usual', starts: '2026-02-30' }, car],
  ['a car without a weekly price', { term: 'three', distance: 'usual', starts }, buildCar({ subscriptionPriceCents: null })],
])('a car has no plan for %s', (_, choice, of) => expect(subscriptionPlan(of, subscriptionConfig(), choice)).toBeNull())

it('the subscription price states what is paid first, the bond and what is included, by line (CHK-03)', () => {
  const found = subscriptionPlan(car, subscriptionConfig(), { term: 'twelve', distance: 'more', starts })
  expect(found && subscriptionLines(found).map(({ title, text }) => `${title}: ${text}`)).toEqual([
    ...[
      'Weekly price: $292',
      'Term: 12 months or more',
      'Minimum total, 52 weeks: $15,184',
      'Kilometres: 500 km a week',
      'Start: 20 May 2026',
      'Included: insurance',
    ],
    ...['First payment, 1 week: $292', 'Bond, returned at the end: $1,168'],
  ])
})

it.each([
  ['in time', '2026-05-10', []],
  ['too early', '2026-05-05', ['starts']],
  ['too late', '2026-06-20', ['starts']],
  ['never', '', ['starts']],
])('a start date is accepted within the site’s period: %s', (_, on, faulty) => {
  const context: CheckoutContext = { kind: 'subscribe', entered: {}, config: subscriptionConfig(), car, valued: [], now }
  const entered = { term: 'three', distance: 'usual', starts: on }
  expect(Object.keys(stepProblems(planStep, entered, context))).toEqual(faulty)
  expect(enteredPlan({ ...context, entered: { plan: entered } }) === null).toBe(on === '')
})

it.each([
  ['as it should be', {}, {}, true],
  ['without a choice of terms', {}, { terms: [] }, false],
  ['switched off', {}, { online: false }, false],
  ['reserved', { reserved: true }, {}, false],
  ['sold', { status: 'sold' as const }, {}, false],
  ['without payments', { paymentProcessors: [] }, {}, false],
  ['without a weekly price', { subscriptionPriceCents: null }, {}, false],
])('a car can be subscribed to online (CAR-14, CHK-02): %s', (_, change, settings, can) => {
  const config = subscriptionConfig()
  const site = { ...config, subscription: { ...config.subscription, ...settings } }
  expect(canSubscribe({ ...car, ...change }, site)).toBe(can)
})

it('a subscription holds its car until two weeks after it starts', () => {
  expect([subscriptionHoldHours('2026-05-10', '2026-05-04'), subscriptionHoldHours('2026-05-01', '2026-05-04')]).toEqual([480, 336])
})
