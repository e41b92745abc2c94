import { expect, it } from 'vitest'
import { FeedFault } from './FeedRecords'
import { parseWholeFeed } from './testing/parseWholeFeed'

const context = {
  ...{ dealershipId: 'd', locationId: 'l', now: '2026-06-01T02:00:00.000Z', newId: () => 'new', mapping: null },
  ...{ makes: [], priceType: 'driveAway' as const },
}
const head = 'Stock,Make,Model,Year,Type,Kms,Price,Colour,VIN'
const read = async (rows: readonly string[], sections = {}) => {
  const file = `${head}\n${rows.join('\n')}\n`
  const first = await parseWholeFeed(file, context)
  if (first instanceof FeedFault) throw first
  const feed = await parseWholeFeed(file, { ...context, mapping: { ...first.mapping, sections } })
  if (feed instanceof FeedFault) throw feed
  return { states: feed.cars.map(({ car }) => `${car.stockNumber} ${car.status}`), questions: feed.questions() }
}

it('a car that a file has twice under two stock numbers is asked about, and both wait (ENT-01)', async () => {
  const rows = [
    'Z4,Kia,Rio,2019,Used,71010,20490,Blue,',
    'Z5,Kia,Rio,2019,Used,"71,010",19990,Blue,',
    'Z6,Kia,Rio,2019,Used,71011,20490,Blue,',
  ]
  const { states, questions } = await read(rows)
  expect(states).toEqual(['Z4 draft', 'Z5 draft', 'Z6 in_stock'])
  expect(questions).toMatchObject([{ text: 'Z4 and Z5', of: 'pair', cars: 2, suggestion: null, choices: ['Two different cars'] }])
  expect((await read(rows, { 'Z4 and Z5': 'Two different cars' })).states).toEqual(['Z4 in_stock', 'Z5 in_stock', 'Z6 in_stock'])
})

it.each([
  { name: 'another colour', other: 'Z5,Kia,Rio,2019,Used,71010,20490,Red,' },
  { name: 'another VIN', other: 'Z5,Kia,Rio,2019,Used,71010,20490,Blue,KNADE221MK6123456' },
  { name: 'another model', other: 'Z5,Kia,Cerato,2019,Used,71010,20490,Blue,' },
])('a car with $name is another one (ENT-01)', async ({ other }) => {
  expect((await read(['Z4,Kia,Rio,2019,Used,71010,20490,Blue,', other])).states).toEqual(['Z4 in_stock', 'Z5 in_stock'])
})

it('two rows with the same rounded reading are asked about only if all their values are equal (ENT-01)', async () => {
  const rows = (price: number) => ['Z4,Kia,Rio,2019,Used,70000,20490,Blue,', `Z5,Kia,Rio,2019,Used,70000,${price},Blue,`]
  expect((await read(rows(19_990))).states).toEqual(['Z4 in_stock', 'Z5 in_stock'])
  expect((await read(rows(20_490))).states).toEqual(['Z4 draft', 'Z5 draft'])
})
