import { expect, it } from 'vitest'
import { buildCar } from '../testing/buildCar'
import { buildConfig } from '../testing/buildConfig'
import { longerTermTexts, minimumTotal, minimumTotalText, planTotalCents, weeksOfTerm } from './minimumTotal'

const terms = [
  { id: 'twelve', months: 12, discount: 8 },
  { id: 'three', months: 3 },
]
const distances = [
  { id: 'usual', km: 350 },
  { id: 'less', km: 200, extra: -12 },
]
const car = buildCar({ subscriptionPriceCents: 28_900 })

it.each([
  [1, 5],
  [3, 13],
  [4, 18],
  [6, 26],
  [12, 52],
])('a term of %s months is paid in %s whole weeks (CAR-14)', (months, weeks) => expect(weeksOfTerm(months)).toBe(weeks))

it.each([
  {
    name: 'the shortest term at the usual kilometres',
    settings: { terms, distances },
    is: { months: 3, weeks: 13, totalCents: 375_700, bondCents: 115_600 },
  },
  { name: 'no bond', settings: { terms, distances, bondWeeks: 0 }, is: { totalCents: 375_700, bondCents: 0 } },
  {
    name: 'a shortest term with a discount',
    settings: { terms: [{ id: 'six', months: 6, discount: 10 }], distances },
    is: { weeks: 26, totalCents: 26 * 26_000 },
  },
  {
    name: 'usual kilometres that cost more',
    settings: { terms, distances: [{ id: 'far', km: 600, extra: 20 }] },
    is: { totalCents: 13 * 30_900 },
  },
  { name: 'no distances', settings: { terms }, is: { totalCents: 375_700 } },
])('the minimum total of a weekly price is what a shopper pays at least (CAR-14): $name', ({ settings, is }) => {
  expect(minimumTotal(car, buildConfig({ subscription: settings }))).toMatchObject(is)
})

it.each([
  ['a site without terms', car, {}],
  ['a car without a weekly price', buildCar({ subscriptionPriceCents: null }), { terms }],
  ['a weekly price of 0', buildCar({ subscriptionPriceCents: 0 }), { terms }],
  ['a weekly price below 0', buildCar({ subscriptionPriceCents: -1 }), { terms }],
])('%s has no minimum total (CAR-14)', (_, priced, subscription) => expect(minimumTotal(priced, buildConfig({ subscription }))).toBeNull())

it('the text of a minimum total gives its weeks, and in full the bond that comes back (CAR-14)', () => {
  const least = { months: 3, weeks: 13, totalCents: 375_700, bondCents: 115_600 }
  expect(minimumTotalText(least)).toEqual({
    short: 'Minimum total $3,757 over 13 weeks',
    full: 'Minimum total $3,757 over 13 weeks, plus a refundable bond of $1,156',
  })
  expect(minimumTotalText({ ...least, bondCents: 0 }).full).toBe('Minimum total $3,757 over 13 weeks')
})

it('each longer term has its weekly price and total, shortest first (CAR-14)', () => {
  const longer = [
    { id: 'year', months: 12, discount: 10 },
    { id: 'quarter', months: 3, discount: 0 },
    { id: 'half', months: 6, discount: 5 },
  ]
  const priced = buildCar({ subscriptionPriceCents: 30_000 })
  expect(longerTermTexts(priced, buildConfig({ subscription: { terms: longer } }))).toEqual([
    '6 months: $285 a week, $7,410 in total',
    '12 months: $270 a week, $14,040 in total',
  ])
  expect(longerTermTexts(buildCar({ subscriptionPriceCents: null }), buildConfig({ subscription: { terms: longer } }))).toEqual([])
})

it('a chosen plan costs its weekly price for each week of its term (CAR-14)', () =>
  expect(planTotalCents({ weeklyCents: 26_600, termMonths: 12 })).toBe(52 * 26_600))
