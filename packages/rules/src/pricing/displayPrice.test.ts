import { expect, it } from 'vitest'
import type { Car } from '../entities/Car'
import { buildCar } from '../testing/buildCar'
import { buildConfig } from '../testing/buildConfig'
import { displayPrice, priceTerms, printedPrice, weeklyCoverText } from './displayPrice'

const plain = buildConfig().price
const subscriptions = buildConfig({ price: { offerSubscriptions: true } }).price

it.each([
  [
    'a subscription first (CAR-14, CAR-15)',
    subscriptions,
    { subscriptionPriceCents: 24900, beforePriceCents: 2_999_000, preorder: true },
    {
      kind: 'subscription',
      text: '$249 per week',
      wasText: null,
      typeText: 'Subscription',
      purchase: { text: '$24,990', wasText: '$29,990', typeText: 'Drive away' },
    },
  ],
  [
    'no subscription at 0 (CAR-14)',
    subscriptions,
    { subscriptionPriceCents: 0 },
    { kind: 'regular', text: '$24,990', wasText: null, typeText: 'Drive away' },
  ],
  ['no negative subscription (CAR-14)', subscriptions, { subscriptionPriceCents: -1 }, { kind: 'regular', text: '$24,990' }],
  [
    'a subscription of a car without any other price (CAR-14)',
    subscriptions,
    { subscriptionPriceCents: 1, priceCents: null },
    { kind: 'subscription', text: '$0.01 per week', purchase: null },
  ],
  [
    'no subscription for a car without one (CAR-14)',
    subscriptions,
    { subscriptionPriceCents: null, beforePriceCents: 0 },
    { kind: 'regular', wasText: null },
  ],
  [
    'no subscription on a site without subscriptions (CAR-14)',
    plain,
    { subscriptionPriceCents: 24900 },
    { kind: 'regular', text: '$24,990', wasText: null, typeText: 'Drive away' },
  ],
  [
    'then a reduced price with its was-price (CAR-01, CAR-16, CAR-20)',
    plain,
    { beforePriceCents: 2_499_001, priceType: 'egc' },
    { kind: 'reduced', text: '$24,990', wasText: '$24,990.01', typeText: 'Excl. gov. charges' },
  ],
  ['an equal earlier price reduces nothing (CAR-16)', plain, { beforePriceCents: 2_499_000 }, { kind: 'regular', wasText: null }],
  ['a lower earlier price reduces nothing (CAR-20)', plain, { beforePriceCents: 2_000_000 }, { kind: 'regular', wasText: null }],
  ['then a regular price just over 10 dollars (CAR-17)', plain, { priceCents: 1001 }, { kind: 'regular', text: '$10.01' }],
  [
    'a price of 10 dollars isn’t shown, even as reduced (CAR-16, CAR-17)',
    plain,
    { priceCents: 1000, beforePriceCents: 2000 },
    { kind: 'none', text: 'Enquire for price.', wasText: null, typeText: null },
  ],
  ['a preorder with a price shows the price (CAR-17, CAR-18)', plain, { preorder: true }, { kind: 'regular' }],
  [
    'then PREORDER (CAR-18)',
    plain,
    { priceCents: null, preorder: true },
    { kind: 'preorder', text: 'PREORDER', wasText: null, typeText: null },
  ],
  [
    'otherwise the site’s text (CAR-19)',
    buildConfig({ price: { noPriceText: 'Price on application' } }).price,
    { priceCents: null },
    { kind: 'none', text: 'Price on application' },
  ],
  ['no price for a negative price (CAR-19)', plain, { priceCents: -1 }, { kind: 'none' }],
] satisfies [name: string, settings: typeof plain, car: Partial<Car>, price: object][])(
  'a price shows $0',
  (_name, settings, car, price) => {
    expect(
      displayPrice(buildCar(car), { price: settings, identity: { country: 'AU' }, subscription: buildConfig().subscription }),
    ).toMatchObject(price)
  },
)

it('a price hides was-price and price type if the site’s settings are off (CAR-20)', () => {
  const { price } = buildConfig({ price: { showWasPrice: false, showPriceType: false } })
  expect(
    displayPrice(buildCar({ beforePriceCents: 3_000_000 }), {
      price,
      identity: { country: 'AU' },
      subscription: buildConfig().subscription,
    }),
  ).toEqual({
    kind: 'reduced',
    onRoad: null,
    text: '$24,990',
    wasText: null,
    typeText: null,
    purchase: null,
    minimum: null,
    longerTerms: [],
    includes: null,
    excludes: null,
  })
})

it('a price always says that a price excludes government charges, for any site setting (CARD-05)', () => {
  const { price } = buildConfig({ price: { showPriceType: false } })
  expect(
    displayPrice(buildCar({ priceType: 'egc' }), { price, identity: { country: 'NZ' }, subscription: buildConfig().subscription }).typeText,
  ).toBe('Plus on-road costs')
})

it('a price shows name and term of a price per week (CAR-14, CAR-15)', () => {
  const { price } = buildConfig({ price: { offerSubscriptions: true, subscriptionName: 'Flex', subscriptionTerm: 'Three months or more' } })
  expect(
    displayPrice(buildCar({ subscriptionPriceCents: 24_900 }), {
      price,
      identity: { country: 'AU' },
      subscription: buildConfig().subscription,
    }).typeText,
  ).toBe('Flex · Three months or more')
})

it('a weekly price comes with the least that it costs in total, a purchase price does not (CAR-14)', () => {
  const terms = [{ id: 'three', months: 3 }]
  const config = buildConfig({ price: { offerSubscriptions: true }, subscription: { terms } })
  const weekly = displayPrice(buildCar({ subscriptionPriceCents: 28_900 }), config)
  expect(weekly.minimum).toEqual({
    short: 'Minimum total $3,757 over 13 weeks',
    full: 'Minimum total $3,757 over 13 weeks, plus a refundable bond of $1,156',
  })
  expect(priceTerms(weekly)).toBe('Subscription · Minimum total $3,757 over 13 weeks')
  expect(displayPrice(buildCar(), config).minimum).toBeNull()
  expect(displayPrice(buildCar({ subscriptionPriceCents: 28_900 }), buildConfig({ subscription: { terms } })).minimum).toBeNull()
})

const distances = [
  { id: 'usual', km: 1_350 },
  { id: 'less', km: 200, extra: -12 },
]
it.each([
  { name: 'kilometres and costs', settings: { distances }, includes: 'rego and tyres', is: '1,350 km a week, rego and tyres' },
  { name: 'kilometres only', settings: { distances }, includes: '', is: '1,350 km a week' },
  { name: 'costs only', settings: {}, includes: 'rego and tyres', is: 'rego and tyres' },
  { name: 'nothing', settings: {}, includes: ' ', is: null },
])('a price per week says what it includes, the usual kilometres first (CAR-15): $name', ({ settings, includes, is }) => {
  const config = buildConfig({ price: { offerSubscriptions: true, subscriptionIncludes: includes }, subscription: settings })
  expect(displayPrice(buildCar({ subscriptionPriceCents: 24_900 }), config).includes).toBe(is)
  expect(displayPrice(buildCar(), config).includes).toBeNull()
})

it.each([
  ['beside a price with all charges', { priceType: 'driveAway' }, { text: '$24,990', wasText: '$27,990', terms: 'Drive away' }],
  [
    'in the terms of a price without charges, not beside the total',
    { priceType: 'egc', driveAwayCents: 2_650_000 },
    { text: '$26,500 on the road', wasText: null, terms: '$24,990 (was $27,990) excl. gov. charges' },
  ],
] as const)('a printed was-price is %s (CAR-20)', (_, car, expected) => {
  const price = displayPrice(
    { ...buildCar({ priceCents: 2_499_000, beforePriceCents: 2_799_000 }), ...car },
    buildConfig({ price: { showWasPrice: true, showOnRoad: true, showPriceType: true } }),
  )
  expect(printedPrice(price)).toEqual(expected)
})

it.each([
  [null, null, ''],
  ['rego', null, 'The weekly price includes rego.'],
  [null, 'fuel', 'The weekly price doesn’t include fuel.'],
  ['rego', 'fuel or tolls', 'The weekly price includes rego. It doesn’t include fuel or tolls.'],
])('a price per week says what it includes (%s) and what is paid on top (%s) (CAR-15)', (includes, excludes, text) => {
  expect(weeklyCoverText({ includes, excludes })).toBe(text)
  const price = { offerSubscriptions: true, subscriptionIncludes: includes ?? ' ', subscriptionExcludes: excludes ?? ' ' }
  const config = buildConfig({ price })
  expect(weeklyCoverText(displayPrice(buildCar({ subscriptionPriceCents: 24_900 }), config))).toBe(text)
  expect(weeklyCoverText(displayPrice(buildCar(), config))).toBe('')
})
