import { expect, it } from 'vitest'
import { centAmounts, pointedNumbers, shortPrices, shortReadings, shortReadingsOfNew } from '../stock-import/notations'
import type { FeedMapping } from './FeedMapping'
import { FeedFault } from './FeedRecords'
import { suggestedMapping } from './suggestedMapping'
import { parseWholeFeed } from './testing/parseWholeFeed'

const headings = ['Stock No', 'Make', 'Model', 'Year', 'Type', 'Kms', 'Price']
type Cells = readonly [km: string, price: string]
const read = async (
  rows: readonly Cells[],
  answers: { readonly km?: object; readonly price?: object } = {},
  country: 'AU' | 'NZ' = 'AU',
) => {
  const { mapping } = suggestedMapping(headings)
  const columns: FeedMapping['columns'] = { ...mapping.columns }
  for (const [column, table] of Object.entries(answers) as ['km' | 'price', Record<string, string>][])
    columns[column] = { from: [column === 'km' ? 'Kms' : 'Price'], steps: [{ do: 'lookup', table }] }
  const lines = rows.map(([km, price], index) => `A${index},Kia,Rio,2018,Used,"${km}","${price}"`)
  const feed = await parseWholeFeed([headings.join(','), ...lines].join('\n'), {
    ...{ dealershipId: 'd', locationId: 'l', now: '2026-06-01T02:00:00.000Z', newId: () => 'new', makes: [] },
    ...{ priceType: 'driveAway', country, mapping: { ...mapping, columns } },
  })
  if (feed instanceof FeedFault) throw feed
  return {
    asked: feed.questions().map(({ column, text, choices }) => [column, text, choices]),
    cars: feed.cars.map(({ car }) => [car.status, car.km, car.driveAwayCents]),
  }
}
const km = '61000'

it.each([
  ['$11,990 firm', 1_199_000],
  ['$11,990 (fixed price)', 1_199_000],
  ['11990 no offers', 1_199_000],
  ['$17,990 (was $19,990)', 1_799_000],
  ['17,990 was 19,990', 1_799_000],
  ['$17,990 - was: $19,990', 1_799_000],
  ['Now $17,990, was $19,990', 1_799_000],
  ['0,00', null],
])('“%s” is understood, and nothing is asked (CAR-14)', async (price, cents) => {
  expect(await read([[km, price]])).toEqual({ asked: [], cars: [['in_stock', 61_000, cents]] })
})

it.each([
  ['19k', shortPrices.key, [shortPrices.meaning]],
  ['$22.5k', shortPrices.key, [shortPrices.meaning]],
  ['18.990,00', pointedNumbers.key, [pointedNumbers.meaning]],
  ['18.990', pointedNumbers.key, [pointedNumbers.meaning]],
  ['$41,990 / 39,990', '$41,990 / 39,990', ['$41,990', '$39,990']],
  ['$41,990 drive away or $39,990 EGC', '$41,990 drive away or $39,990 EGC', ['$41,990 Drive away', expect.stringContaining('$39,990 ')]],
  ['17,99O', '17,99O', ['$17,990']],
  ['17990 mates rates', '17990 mates rates', []],
  ['$17,990 was $15,990', '$17,990 was $15,990', []],
])('a price that isn’t understood is asked about, and never changed: “%s” (ENT-01, CAR-14)', async (price, text, choices) => {
  expect(await read([[km, price]])).toEqual({ asked: [['price', text, choices]], cars: [['in_stock', 61_000, null]] })
})

it.each(['$99 p/w', '$99 per week', '28,990 ex GST', '38,990 + GST', 'US$18,990', 'cheap'])(
  'an amount that isn’t the price is left out, and nothing is asked: “%s” (CAR-14)',
  async (price) => {
    expect(await read([[km, price]])).toEqual({ asked: [], cars: [['in_stock', 61_000, null]] })
  },
)

it('a price for the trade makes its car wait (ENT-01)', async () => {
  expect(await read([[km, 'Trade $12,500']])).toEqual({ asked: [], cars: [['draft', 61_000, null]] })
})

it.each([
  ['98.500', pointedNumbers.key, [pointedNumbers.meaning]],
  ['89,2OO', '89,2OO', ['89,200 km']],
  ['7.2 x10000', '7.2 x10000', ['72,000 km']],
  ['118xxx', '118xxx', []],
])('a reading that isn’t understood is asked about, and never changed: “%s” (ENT-01)', async (text, asked, choices) => {
  expect(await read([[text, '15990']])).toEqual({ asked: [['km', asked, choices]], cars: [['in_stock', null, 1_599_000]] })
})

it.each(['245 tkm', '245tkm', "245 '000"])('thousands of kilometres are read: “%s” (ENT-01)', async (text) => {
  expect(await read([[text, '15990']])).toEqual({ asked: [], cars: [['in_stock', 245_000, 1_599_000]] })
})

it('one answer counts for all numbers that are written in the same way (ENT-01, CAR-14)', async () => {
  const rows: readonly Cells[] = [
    ['98.500', '18.990,00'],
    ['121.300', '9.990,00'],
    ['61000', '19k'],
  ]
  const before = await read(rows)
  expect(before.asked.map(([column, text]) => [column, text])).toEqual([
    ['km', pointedNumbers.key],
    ['price', pointedNumbers.key],
    ['price', shortPrices.key],
  ])
  expect(before.cars).toEqual(rows.map(([text]) => ['in_stock', text === '61000' ? 61_000 : null, null]))
  const [points, thousands] = [pointedNumbers, shortPrices].map(({ key, meaning }) => ({ [key]: meaning })) as [object, object]
  expect(await read(rows, { km: points, price: { ...points, ...thousands } })).toEqual({
    asked: [],
    cars: [
      ['in_stock', 98_500, 1_899_000],
      ['in_stock', 121_300, 999_000],
      ['in_stock', 61_000, 1_900_000],
    ],
  })
  expect(await read(rows, { km: points, price: { [pointedNumbers.key]: '', [shortPrices.key]: '' } })).toMatchObject({
    asked: [],
    cars: [
      ['in_stock', 98_500, null],
      ['in_stock', 121_300, null],
      ['in_stock', 61_000, null],
    ],
  })
})

it('readings in thousands and amounts in cents are asked about once, as most of their column are (ENT-01, CAR-14)', async () => {
  const rows: readonly Cells[] = [
    ['96.5', '1599000'],
    ['71', '1899000'],
    ['121', '2199000'],
  ]
  const asked = await read(rows)
  expect(asked.asked).toEqual([
    ['price', centAmounts.key, [centAmounts.meaning]],
    ['km', shortReadings.key, [shortReadings.meaning]],
  ])
  expect(asked.cars).toEqual(rows.map(() => ['in_stock', null, null]))
  const answers = { km: { [shortReadings.key]: shortReadings.meaning }, price: { [centAmounts.key]: centAmounts.meaning } }
  expect(await read(rows, answers)).toEqual({
    asked: [],
    cars: [
      ['in_stock', 96_500, 1_599_000],
      ['in_stock', 71_000, 1_899_000],
      ['in_stock', 121_000, 2_199_000],
    ],
  })
})

it('the answer about thousands is for readings that are unlikely without it, not for every small one (ENT-01)', async () => {
  const { mapping } = suggestedMapping(headings)
  const cars = [
    ...[
      { type: 'Used', year: 2018, km: '45', isMeant: 45_000 },
      { type: 'Used', year: 2025, km: '12', isMeant: 12_000 },
      { type: 'Used', year: 2018, km: '96.5', isMeant: 96_500 },
      { type: 'Used', year: 2018, km: '950', isMeant: null },
      { type: 'Used', year: 2025, km: '480', isMeant: null },
      { type: 'Demo', year: 2025, km: '48', isMeant: null },
      { type: 'Demo', year: 2025, km: '8', isMeant: null },
      { type: 'New', year: 2026, km: '12', isMeant: null },
      { type: 'Demo', year: 2025, km: '4,800', isMeant: 4_800 },
      { type: 'Used', year: 2018, km: '61000', isMeant: 61_000 },
    ],
  ]
  const lines = cars.map(({ type, year, km: reading }, index) => `A${index},Kia,Rio,${year},${type},"${reading}",15990`)
  const readWith = async (answers: Record<string, string>) => {
    const table = { [shortReadings.key]: shortReadings.meaning, ...answers }
    const feed = await parseWholeFeed([headings.join(','), ...lines].join('\n'), {
      ...{ dealershipId: 'd', locationId: 'l', now: '2026-06-01T02:00:00.000Z', newId: () => 'new', makes: [], priceType: 'driveAway' },
      mapping: { ...mapping, columns: { ...mapping.columns, km: { from: ['Kms'], steps: [{ do: 'lookup', table }] } } },
    })
    if (feed instanceof FeedFault) throw feed
    return {
      km: feed.cars.map(({ car }) => car.km),
      asked: feed.questions().map(({ text, cars: count, choices }) => [text, count, choices]),
    }
  }
  const { key, meanings } = shortReadingsOfNew
  const open = await readWith({})
  expect(open.km).toEqual(cars.map(({ isMeant }) => isMeant))
  expect(open.asked).toEqual([
    [key, 3, [meanings.asWritten, meanings.inThousands]],
    ['950', 1, []],
    ['480', 1, ['480 km']],
  ])
  const written = await readWith({ [key]: meanings.asWritten, 950: '95,000', 480: '480 km' })
  expect(written).toEqual({ km: [45_000, 12_000, 96_500, 95_000, 480, 48, 8, 12, 4_800, 61_000], asked: [] })
  expect((await readWith({ [key]: meanings.inThousands })).km.slice(6, 7)).toEqual([8_000])
  expect((await readWith({ [key]: '' })).km.slice(5, 8)).toEqual([null, null, null])
})

it('cars whose price is one of too many unclear texts wait (ENT-01)', async () => {
  const rows = Array.from({ length: 8 }, (_, index): Cells => [km, `1${index}990 mates rates`])
  const { asked, cars } = await read(rows)
  expect(asked).toHaveLength(5)
  expect(cars.map(([status]) => status)).toEqual([...Array(5).fill('in_stock'), ...Array(3).fill('draft')])
})
