import { expect, it } from 'vitest'
import type { FeedMapping } from './FeedMapping'
import { FeedFault } from './FeedRecords'
import { firstStock } from './firstStock'
import { suggestedMapping } from './suggestedMapping'
import { parseDecidedFeed } from './testing/parseDecidedFeed'

const headings = ['Stock No', 'Make', 'Model', 'Year', 'Type', 'Price', 'Includes']
const prices = ['15990,', '16990 DAP,', '17990 EGC,', '18990,Drive away', ',']
const file = [headings.join(), ...prices.map((cells, index) => `A${index},Kia,Rio,2021,Used,${cells}`)].join('\n')
const context = {
  ...{ dealershipId: 'd', locationId: 'l', now: '2026-06-01T02:00:00.000Z', newId: () => 'new', makes: [], cameNow: false },
  mapping: suggestedMapping(headings).mapping,
}
const read = async (mapping: FeedMapping = context.mapping) => {
  const feed = await parseDecidedFeed(file, { ...context, mapping })
  if (feed instanceof FeedFault) throw feed
  return {
    prices: feed.cars.map(({ car }) => [car.driveAwayCents, car.egcCents]),
    statuses: new Set(feed.cars.map(({ car }) => car.status)),
    questions: feed.questions().map(({ column, text, cars, choices, mayBeLeftOut }) => ({ column, text, cars, choices, mayBeLeftOut })),
  }
}
const known = [
  [1_699_000, null],
  [null, 1_799_000],
  [1_899_000, null],
  [null, null],
]

it('a price is not advertised with a type that nothing states; it is one question for all cars (CAR-14)', async () => {
  expect(await read()).toEqual({
    prices: [[null, null], ...known],
    statuses: new Set(['in_stock']),
    questions: [{ column: 'priceType', text: '', cars: 1, choices: ['Drive away', 'Excl. government charges'], mayBeLeftOut: false }],
  })
  expect(
    (await firstStock(new TextEncoder().encode(file), context)).problems.filter(({ message }) => message.includes('includes')),
  ).toEqual([])
})

it.each([
  { answer: 'Drive away', is: [1_599_000, null] },
  { answer: 'Excl. government charges', is: [null, 1_599_000] },
])('the answer “$answer” is for prices without a type of their own (CAR-14)', async ({ answer, is }) => {
  const { mapping } = context
  const answered = await read({ ...mapping, columns: { ...mapping.columns, priceType: { from: [], constant: answer, steps: [] } } })
  expect([answered.prices, answered.questions]).toEqual([[is, ...known], []])
})
