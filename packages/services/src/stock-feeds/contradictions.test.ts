import { expect, it } from 'vitest'
import type { FeedContext } from './FeedContext'
import { FeedFault } from './FeedRecords'
import { parseDecidedFeed } from './testing/parseDecidedFeed'

const context: FeedContext = {
  ...{ dealershipId: 'd', locationId: 'l', now: '2026-06-01T02:00:00.000Z', mapping: null, newId: () => 'c' },
  makes: [{ name: 'Kia', models: ['Rio'] }],
}
const read = async (headings: string, cells: string, more: Partial<FeedContext> = {}) => {
  const feed = await parseDecidedFeed(`Stock No,Make,Model,${headings}\nA1,Kia,Rio,${cells}\n`, { ...context, ...more })
  if (feed instanceof FeedFault) throw feed
  const [car] = feed.cars
  return { car: car?.car, isIncomplete: car?.isIncomplete ?? false, messages: feed.problems.map(({ message }) => message).join(' ') }
}
const priced = (headings: string, cells: string) => read(`Year,Type,Km,${headings}`, `2021,Used,40100,${cells}`)

it.each([
  ['Price,Price label,Drive away', '41990,Ride Away,39990'],
  ['Price,Price label,Drive away', '41990,Drive Away,39990'],
  ['Price,Price label,Drive away', '41990,DAP,43990'],
  ['Price,Drive away', '$41990 drive away,39990'],
  ['Price,Price label,EGC', '41990,EGC,39990'],
])('a car waits with %s of “%s”, and both amounts are named (CAR-14, ENT-01)', async (headings, cells) => {
  const { car, messages } = await priced(headings, cells)
  expect(car).toMatchObject({ status: 'draft', driveAwayCents: null, egcCents: null })
  for (const amount of cells.match(/\d{5}/g) ?? []) expect(messages).toContain(amount)
})

it.each([
  ['Drive away,DAP', '41990,39990'],
  ['EGC,Price excl ORC', '41990,39990'],
])('no price is advertised with %s of “%s”, and both amounts are named (CAR-14, ENT-01)', async (headings, cells) => {
  const { car, messages } = await priced(headings, cells)
  expect(car).toMatchObject({ driveAwayCents: null, egcCents: null })
  for (const amount of cells.match(/\d{5}/g) ?? []) expect(messages).toContain(amount)
})

it.each([
  ['Price,Price label,Drive away', '39990,Ride Away,39990', { driveAwayCents: 3_999_000 }],
  ['Price,Price label,Drive away', '39990,EGC,42990', { egcCents: 3_999_000, driveAwayCents: 4_299_000 }],
  ['Price,Price label,RRP', '39990,Drive away,42990', { driveAwayCents: 3_999_000 }],
  ['Price,Price label,Was', '39990,Drive away,42990', { driveAwayCents: 3_999_000 }],
  ['Price,Price label,Cost', '39990,Drive away,32990', { driveAwayCents: 3_999_000 }],
  ['Drive away,DAP', '39990,39990', { driveAwayCents: 3_999_000 }],
  ['Drive away,DAP', '39990,', { driveAwayCents: 3_999_000 }],
  ['Price,Price label', '39990,Ride Away', { driveAwayCents: 3_999_000 }],
])('a car with %s of “%s” doesn’t wait (CAR-14)', async (headings, cells, is) =>
  expect((await priced(headings, cells)).car).toMatchObject({ status: 'in_stock', ...is }),
)

const commented = (comments: string) => read('Year,Type,Km,Price,Price label,Comments', `2018,Used,"88,023",15990,Drive away,"${comments}"`)

it.each(['KM on dash 188023', 'Tidy car 188,023km great condition', 'Dash shows 188023. Bluetooth.'])(
  'a car with 88,023 km waits if its comments say “%s” (ENT-01)',
  async (comments) => {
    const { car, messages } = await commented(comments)
    expect(car).toMatchObject({ status: 'draft', km: null })
    expect(messages).toContain('odometer')
  },
)

it.each(['Serviced at 60,000 km', 'Balance of 5yr/150,000km warranty', 'Range of 1,100 km', 'Only 88,000 km'])(
  'a car with 88,023 km doesn’t wait if its comments say “%s” (ENT-01)',
  async (comments) => expect((await commented(comments)).car).toMatchObject({ status: 'in_stock', km: 88_023 }),
)

const usual = {
  version: 1 as const,
  only: [],
  columns: Object.fromEntries(
    ['Stock No', 'Make', 'Model', 'Year', 'Km', 'Price'].map((heading, index) => [
      ['stockNumber', 'make', 'model', 'year', 'km', 'price'][index],
      { from: [heading], steps: [] },
    ]),
  ),
}
const typed = (cells: string, type: string, column: object) =>
  read('Year,Km,Price,Type', `${cells},15990,${type}`, {
    priceType: 'driveAway',
    mapping: { ...usual, columns: { ...usual.columns, carType: { from: ['Type'], steps: [], ...column } } } as never,
  })
const answer = { steps: [{ do: 'lookup', table: { '': 'Used' } }] }

it.each([
  ['2027,10', answer],
  ['2026,10', answer],
  ['2026,499', { constant: 'Used' }],
  ['2027,', answer],
])('“Used” for empty cells isn’t used for a car with the year and km “%s” (ENT-01, CAR-04)', async (cells, column) => {
  const { isIncomplete, messages } = await typed(cells, '', column)
  expect(isIncomplete).toBe(true)
  expect(messages).toContain('Give it a type of its own')
})

it.each([
  ['2026,5000', '', answer],
  ['2025,88', '', answer],
  ['2026,10', 'Used', answer],
  ['2020,61000', '', answer],
])('a car of “%s” with the type “%s” is used if empty cells mean so (ENT-01)', async (cells, type, column) => {
  const { car, isIncomplete } = await typed(cells, type, column)
  expect([car?.carType, isIncomplete]).toEqual(['used', false])
})
