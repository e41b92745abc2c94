import { expect, it } from 'vitest'
import type { FeedMapping } from './FeedMapping'
import { FeedFault } from './FeedRecords'
import { suggestedMapping } from './suggestedMapping'
import { parseWholeFeed } from './testing/parseWholeFeed'

const head = ['Stock No', 'Make', 'Model', 'Year', 'Type', 'Price', 'Km', 'Odometer unit']
/** Reads cars by year, type, kilometres and unit. */
const read = async (cars: readonly string[], table: Readonly<Record<string, string>> | null = null) => {
  const { mapping } = suggestedMapping(head)
  const km = { from: ['Km'], steps: table === null ? [] : [{ do: 'lookup' as const, table }] }
  const columns = { ...mapping.columns, km } as FeedMapping['columns']
  const rows = cars.map((each, at) => {
    const [year, type, distance, unit = ''] = each.split(' ')
    return `A${at},Kia,Rio,${year},${type},15990,${distance},${unit}`
  })
  const feed = await parseWholeFeed([head.join(), ...rows].join('\n'), {
    ...{ dealershipId: 'd', locationId: 'l', now: '2026-06-01T02:00:00.000Z', cameNow: false, newId: () => 'new', makes: [] },
    ...{ priceType: 'egc', mapping: { ...mapping, columns } },
  })
  if (feed instanceof FeedFault) throw feed
  return {
    cars: feed.cars.map(({ car }) => [car.status, car.km]),
    questions: feed.questions().map(({ text, choices, suggestion, cars: count }) => [text, choices, suggestion, count]),
  }
}

it('an unlikely reading of a used car is asked about, suggests nothing, and is advertised once it is confirmed (ENT-01)', async () => {
  const cars = ['2020 Used 1000', '2019 Used 1000', '2020 Used 48000']
  expect(await read(cars)).toEqual({
    cars: [
      ['in_stock', null],
      ['in_stock', null],
      ['in_stock', 48_000],
    ],
    questions: [['1000', ['1,000 km'], null, 2]],
  })
  const confirmed = { cars: [1_000, 1_000, 48_000].map((km) => ['in_stock', km]), questions: [] }
  expect(await read(cars, { 1000: '1,000 km' })).toEqual(confirmed)
  expect((await read(cars, { 1000: '' })).cars[0]).toEqual(['in_stock', null])
  expect((await read(cars, { 1000: '100,000' })).cars[0]).toEqual(['in_stock', 100_000])
})

it('an answer about another reading confirms none (ENT-01)', async () => {
  const { cars, questions } = await read(['2020 Used 900', '2020 Used 1100'], { 1000: '1,000 km' })
  expect(cars).toEqual([
    ['in_stock', null],
    ['in_stock', null],
  ])
  expect(questions).toHaveLength(2)
})

it.each(['2020 Used 0', '2020 Used 300 miles'])('no answer confirms the reading of “%s” (ENT-01)', async (car) =>
  expect(await read([car])).toEqual({ cars: [['in_stock', null]], questions: [] }),
)

it('cars beyond the most questions about readings are advertised without theirs (ENT-01)', async () => {
  const { cars, questions } = await read([1100, 1101, 1102, 1103, 1104, 1105, 1106].map((km) => `2012 Used ${km}`))
  expect(cars).toEqual(cars.map(() => ['in_stock', null]))
  expect(questions).toHaveLength(5)
})
