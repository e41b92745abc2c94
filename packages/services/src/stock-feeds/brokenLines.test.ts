import { expect, it } from 'vitest'
import { FeedFault } from './FeedRecords'
import { parseWholeFeed } from './testing/parseWholeFeed'

const line = (id: number) =>
  JSON.stringify({ stock_no: `A${id}`, make: 'Kia', model: 'Rio', year: 2020, type: 'Used', price: 15990, seller: { name: 'Yard' } })
const read = async (lines: readonly string[], end = '\n') => {
  const feed = await parseWholeFeed(lines.join('\n') + end, {
    ...{
      dealershipId: 'd',
      locationId: 'l',
      now: '2026-06-01T02:00:00.000Z',
      newId: () => 'new',
      makes: [],
      priceType: 'egc',
      mapping: null,
    },
  })
  if (feed instanceof FeedFault) return feed.problem
  return [
    feed.cars.map(({ car }) => car.stockNumber),
    feed.problems.filter(({ refused }) => refused).map(({ row, message }) => [row, message]),
  ]
}
const message = (row: number) => [row, `Line ${row} isn’t valid JSON, so its car isn’t read.`]

it.each([
  ['cut off', line(2).slice(0, 40)],
  ['without a brace', line(2).slice(0, -1)],
  ['with a stray quote', line(2).replace('Kia', 'Ki"a')],
  ['with a trailing comma', line(2).replace('}', '},')],
])('only the line of JSON Lines that is %s is refused, by its number (ENT-01)', async (_what, broken) => {
  expect(await read([line(1), broken, line(3), '', line(4)])).toEqual([['A1', 'A3', 'A4'], [message(2)]])
})

it('a file of JSON Lines that ends in the middle of a line, is mostly broken, or is no JSON Lines, is refused as a whole (ENT-01)', async () => {
  expect(await read([line(1), line(2), line(3).slice(0, 40)], '')).toBe('The file ends in the middle of a car.')
  expect(typeof (await read([line(1), '{"a', '{"b', line(2)]))).toBe('string')
  expect(typeof (await read([`[${line(1)},`, line(2).slice(0, 40), `,${line(3)}]`]))).toBe('string')
})
