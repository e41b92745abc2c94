import { expect, it } from 'vitest'
import { correctedFile } from './correctedRecords'
import type { FeedMapping } from './FeedMapping'
import { FeedFault } from './FeedRecords'
import { createTableFinder } from './furtherTables'
import { suggestedMapping } from './suggestedMapping'
import { parseWholeFeed } from './testing/parseWholeFeed'

const context = {
  ...{ dealershipId: 'd', locationId: 'l', now: '2026-06-01T02:00:00.000Z', newId: () => 'new', mapping: null },
  ...{ makes: [], priceType: 'egc' as const },
}
const read = async (file: string | Uint8Array, sections: NonNullable<FeedMapping['sections']> = {}) => {
  const first = await parseWholeFeed(file, context)
  if (first instanceof FeedFault) throw first
  const decided = Object.fromEntries(first.unread.map((heading) => [heading, { ignores: 'all' as const, holds: [] }]))
  const feed = await parseWholeFeed(file, { ...context, mapping: { ...first.mapping, sections, decided } })
  if (feed instanceof FeedFault) throw feed
  return {
    cars: feed.cars.map(({ car, isIncomplete = false }) => ({ ...car, isIncomplete })),
    all: feed.cars.map(
      ({ car }) => `${car.stockNumber} ${car.status} ${car.make} ${car.egcCents === null ? '-' : car.egcCents / 100} ${car.km}`,
    ),
    questions: feed.questions().map(({ text }) => text),
    refused: feed.problems.filter(({ refused }) => refused).map(({ row, message }) => `${row} ${message}`),
    text: JSON.stringify([feed.cars, feed.problems, feed.questions()]),
  }
}
const head = 'Stock,Make,Model,Year,Type,Kms,Trans,Price,Comments'
const start = `${head}\nQ1,Kia,Rio,2020,Used,45000,Auto,14990,Tidy\n`

it('a table with a title and other columns is read by its own headings, and its cars wait for what the title means (ENT-01, CAR-05)', async () => {
  const file = `${start}Sold Oct 26,,,,,,,,\nStock,Make,Model,Year,Type,Kms,Trans,Sold for,Buyer\nQ6,Honda,Jazz,2018,Used,44000,CVT,16500,Linh Tran\nQ7,Honda,Civic,2017,Used,74000,Man,17250,D. Okafor\n`
  const { all, questions, text } = await read(file)
  expect(all).toEqual(['Q1 in_stock Kia 14990 45000', 'Q6 draft Honda - 44000', 'Q7 draft Honda - 74000'])
  expect(questions).toContain('Sold Oct 26')
  expect(text).not.toMatch(/Linh|Okafor/)
  const answered = await read(file, { 'Sold Oct 26': 'Sold' })
  expect(answered.all).toEqual(['Q1 in_stock Kia 14990 45000', 'Q6 sold Honda - 44000', 'Q7 sold Honda - 74000'])
})

it.each([
  { name: 'a blank line', title: '\n' },
  { name: 'no line', title: '' },
  { name: 'the name of a sheet', title: 'Sheet2,,,,,,,,\n' },
  { name: 'a title in another cell', title: ',,,Trade-ins,,,,,\n\n' },
])('a cost in a table below $name is no price, and its cars wait (ENT-01)', async ({ title }) => {
  const file = `${start}${title}Stock,Make,Model,Year,Type,Kms,Trans,Cost,Comments\nQ4,Ford,Focus,2018,Used,66000,Auto,9800,Tidy\n`
  const { all, questions } = await read(file)
  expect(all).toEqual(['Q1 in_stock Kia 14990 45000', 'Q4 draft Ford - 66000'])
  expect(questions).toHaveLength(1)
  expect((await read(file, { [questions[0] ?? '']: '' })).all[1]).toBe('Q4 in_stock Ford - 66000')
})

it('columns in another order or by another name are read by their headings (ENT-01)', async () => {
  const file = `${start}\nStk No,Model,Make,Year,Type,Odometer,Transmission,Price,Comments\nQ8,Yaris,Toyota,2019,Used,38000,Auto,15990,Tidy\n`
  const { all, questions } = await read(file)
  expect(all[1]).toBe('Q8 in_stock Toyota 15990 38000')
  expect(questions).toEqual([])
})

it('miles of another table are no kilometres (ENT-01)', async () => {
  const file = `${start}\nStock,Make,Model,Year,Type,Miles,Trans,Price,Comments\nQ8,Toyota,Yaris,2019,Used,38000,Auto,15990,Tidy\n`
  expect((await read(file)).all[1]).toBe('Q8 draft Toyota 15990 null')
})

it('headings that a report repeats on each page are no row, and the section stays (ENT-01, CAR-05)', async () => {
  const page = 'Stock list of North Motors,,,,,,,,\n'
  const file = `${page}${start}SOLD,,,,,,,,\nQ2,Kia,Rio,2020,Used,45000,Auto,14990,Tidy\nPage 2,,,,,,,,\n${page}${head}\nQ3,Kia,Rio,2020,Used,45000,Auto,14990,Tidy\n`
  const { all, questions, refused } = await read(file)
  expect(all.map((car) => car.slice(0, 5))).toEqual(['Q1 in', 'Q2 dr', 'Q3 dr'])
  expect(questions).toEqual(['SOLD'])
  expect(refused.filter((each) => each.includes('isn’t a year'))).toEqual([])
})

it('a row of several texts ends no section of sold cars (ENT-01, CAR-05)', async () => {
  const file = `${start}SOLD,,,,,,,,\nQ2,Kia,Rio,2020,Used,45000,Auto,14990,Tidy\n,,,,,,sub total,14990,\nQ3,Kia,Rio,2020,Used,45000,Auto,14990,Tidy\n`
  expect((await read(file)).all.map((car) => car.slice(0, 5))).toEqual(['Q1 in', 'Q2 dr', 'Q3 dr'])
})

it('tables with names of cars beside each other are refused, as a row belongs to two lists (ENT-01, CAR-05)', async () => {
  const file =
    'RETAIL,,,,,WHOLESALE,,,\nNo,Car,Km,Drive away,,No,Car,Km,Price\nR1,2019 Toyota Corolla,77800,24990,,W1,2008 Ford Falcon,288000,1800\nR2,2017 Kia Rio,98010,19990,,,,,\n'
  expect(await parseWholeFeed(file, context)).toMatchObject({ problem: expect.stringContaining('beside each other') })
})

it.each([
  {
    name: 'other headings behind an empty column',
    file: 'Stock No,Make,Model,Year,Price,,Stk,Brand,Model name,Sold for\nA1,Kia,Rio,2019,14990,,T1,Ford,Focus,9000\n',
  },
  {
    name: 'names of cars behind an empty column',
    file: 'Stock No,Make,Model,Year,Km,Price,,No,Car,Km,Price\nA1,Kia,Rio,2019,50000,14990,,W1,2008 Ford Falcon,288000,1800\n',
  },
  {
    name: 'headings in a lower row, behind an empty column',
    file: `${'Stock No,Make,Model,Year,Price,,,,,\n'}A1,Kia,Rio,2019,14990,,,,,\nA2,Kia,Rio,2020,15990,,Stock,Make,Model,Price\nA3,Kia,Rio,2021,16990,,T1,Ford,Focus,9000\n`,
  },
  {
    name: 'headings in a lower row, behind the last column',
    file: 'Stock No,Make,Model,Year,Price\nA1,Kia,Rio,2019,14990\nA2,Kia,Rio,2020,15990,,Stock,Make,Model,Price\nA3,Kia,Rio,2021,16990,,T1,Ford,Focus,9000\n',
  },
])('a table with another one at its right is refused: $name (ENT-01, CAR-05)', async ({ file }) =>
  expect(await parseWholeFeed(file, context)).toMatchObject({ problem: expect.stringContaining('beside each other') }),
)

it.each([
  'Stock No,Make,Model,Year,,Description,Price,Km\nA1,Kia,Rio,2019,,Tidy,14990,50000\n',
  'Stock No,Make,Model,Year,Price,Km,,Salesperson,Target\nA1,Kia,Rio,2019,14990,50000,,,\n',
  'Stock No,Make,Model,Year,Price,Km,,\nA1,Kia,Rio,2019,14990,50000,,sold make\n',
])('a table with an empty column is read (ENT-01)', async (file) => expect(await parseWholeFeed(file, context)).toMatchObject({ rows: 1 }))

it('tables beside each other are refused (ENT-01)', async () => {
  const file = 'Stock,Make,Model,Year,,Stock,Make,Model,Year\nA1,Kia,Rio,2020,,B1,Kia,Cerato,2019\n'
  expect(await parseWholeFeed(file, context)).toMatchObject({ problem: expect.stringContaining('beside each other') })
  const below = `${start}Stock,Make,Model,Year,,Stock,Make,Model,Year\nA1,Kia,Rio,2020,,B1,Kia,Cerato,2019\n`
  const { all, refused } = await read(below)
  expect(all).toHaveLength(1)
  expect(refused).toEqual([
    '4 Row 3 begins another table, whose columns can’t be read together with those above. Save it as a file of its own.',
  ])
})

it('a corrected file keeps its tables and what is asked about them (ENT-01)', async () => {
  const file = `${start}Sold Oct 26,,,,,,,,\nStock,Make,Model,Year,Type,Kms,Trans,Sold for,Buyer\nQ6,Honda,Jazz,2018,Used,44000,CVT,16500,Linh Tran\n${head}\nQ9,Kia,Rio,2021,Used,45000,Auto,15990,Tidy\n`
  const stored = await correctedFile(Buffer.from(file), [{ row: 2, heading: 'Price', value: '13990' }])
  const [one, other] = [await read(file), await read(stored)]
  expect(other.all).toEqual(one.all.map((car) => car.replace('14990', '13990')))
  expect(other.questions).toEqual(one.questions)
})

it('rows of cars are no headings, and rows of headings are (ENT-01)', () => {
  const finder = createTableFinder(suggestedMapping(head.split(',')) && head.split(','))
  const is = (row: string) => finder?.isHeadings(row.split(','))
  const cars = ['A,Kia,Rio,,Used,,Auto,POA,Sold', 'A1,Kia,Rio,2020,New,,,,', ',,,,Used,,,,', 'Used,Sold', 'Stock', 'New,Demo,Sold,Reserved']
  expect(cars.filter(is)).toEqual([])
  const headings = [head, 'Stock,Buyer,Make,Model', 'Make,Model', 'Rego,Make,Model,Colour,Days,Salesperson,Notes', '"",Stock,Make,Year']
  expect(headings.filter((row) => !is(row))).toEqual([])
  expect(createTableFinder(['from', 'to'])).toBeNull()
})

it('a second table with its own order is read in a list with make and model in one column (ENT-01)', async () => {
  const file =
    'Stock,Year,Car,Type,Trans,Kms,Price\nT1,2018,Toyota Kluger GX,Used,Auto,88000,34990\n,,,,,,\nStock,Year,Car,Kms,Trans,Type,Price\nT2,2021,Hyundai Kona,31000,Auto,Used,26990\n'
  const feed = await parseWholeFeed(file, context)
  if (feed instanceof FeedFault) throw feed
  expect(feed.problems).toEqual([])
  expect(feed.cars.map(({ car }) => [car.stockNumber, car.make, car.model, car.badge, car.km, car.egcCents])).toEqual([
    ['T1', 'Toyota', 'Kluger', 'GX', 88_000, 3_499_000],
    ['T2', 'Hyundai', 'Kona', null, 31_000, 2_699_000],
  ])
})

it('lines above and below a list with make and model in one column are asked about (ENT-01)', async () => {
  const file =
    'PW = price on windscreen - do not quote\nStock,Year,Vehicle,Type,Kms,Price\nT1,2018,Toyota Kluger GX,Used,88000,34990\n,,,,,\n"T1 is going back to auction if not sold by Friday",,,,,\n'
  const feed = await parseWholeFeed(file, context)
  if (feed instanceof FeedFault) throw feed
  expect(feed.cars.map(({ car }) => car.status)).toEqual(['draft'])
  expect(feed.questions().map(({ of, text }) => [of, text])).toEqual([
    ['note', 'PW = price on windscreen - do not quote'],
    ['note', 'T1 is going back to auction if not sold by Friday'],
    ['note', 'T1: T1 is going back to auction if not sold by Friday'],
  ])
})
