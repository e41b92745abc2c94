import { expect, it } from 'vitest'
import type { FeedMapping } from './FeedMapping'
import { FeedFault } from './FeedRecords'
import { suggestedMapping } from './suggestedMapping'
import { parseWholeFeed } from './testing/parseWholeFeed'

const headings = ['Stock No', 'Make', 'Model', 'Year', 'Type', 'Status']
const read = async (rows: readonly string[], sections: NonNullable<FeedMapping['sections']> = {}) => {
  let number = 0
  const lines = rows.map((row) => (row.includes(',') || row === '' ? `A${++number},Kia,Rio,2024${row === '' ? ',,' : row}` : `${row},,,,,`))
  const feed = await parseWholeFeed(`${headings.join()}\n${lines.join('\n')}\n`, {
    ...{ dealershipId: 'd', locationId: 'l', now: '2026-06-01T02:00:00.000Z', newId: () => 'new', cameNow: false },
    ...{ makes: [], places: [{ locationId: 'penrith', called: ['Penrith Yard', 'Penrith'] }] },
    mapping: { ...suggestedMapping(headings).mapping, sections },
  })
  if (feed instanceof FeedFault) throw feed
  return {
    cars: feed.cars.map(({ car, isIncomplete }) => [car.stockNumber, isIncomplete ? null : car.carType, car.status]),
    places: feed.cars.map(({ car }) => car.locationId),
    kinds: feed.cars.map(({ car }) => car.itemType),
    questions: feed.questions().map(({ text, cars, isSection = false, choices }) => [text, cars, isSection, choices.length > 0]),
    problems: feed.problems.filter(({ refused }) => !refused).map(({ message }) => message),
  }
}
const used = ',Used,Available'

it.each([
  {
    answer: 'Used',
    is: [
      ['A2', 'used', 'in_stock'],
      ['A3', 'used', 'in_stock'],
    ],
  },
  {
    answer: 'Demo',
    is: [
      ['A2', 'used', 'in_stock'],
      ['A3', 'demo', 'in_stock'],
    ],
  },
  // Without a type a car isn’t added.
  {
    answer: '',
    is: [
      ['A2', 'used', 'in_stock'],
      ['A3', null, 'draft'],
    ],
  },
  {
    answer: 'Sold',
    is: [
      ['A2', 'used', 'sold'],
      // Added once its type is known, which isn’t asked.
      ['A3', null, 'sold'],
    ],
  },
])('an unclear section is one question, and “$answer” releases the cars below (ENT-01, CAR-05)', async ({ answer, is }) => {
  const rows = ['USED', used, 'Ex fleet specials', used, '', 'DEMO STOCK', '']
  const open = await read(rows)
  expect(open.cars).toEqual([
    ['A1', 'used', 'in_stock'],
    ['A2', 'used', 'draft'],
    ['A3', null, 'draft'],
    ['A4', 'demo', 'in_stock'],
  ])
  expect(open.questions).toEqual([['Ex fleet specials', 2, true, true]])
  expect(open.problems).toContain('The car is listed below “Ex fleet specials”, and it isn’t clear what that says about it.')
  const answered = await read(rows, { 'ex fleet specials': answer })
  expect(answered.cars).toEqual([['A1', 'used', 'in_stock'], ...is, ['A4', 'demo', 'in_stock']])
  expect(answered.questions).toEqual(answer === '' ? [['', 1, false, true]] : [])
})

it('a section that says that its cars are sold is asked about too, without the buyer’s name (ENT-01, CAR-05)', async () => {
  const rows = ['SOLD - Karen Smith', used, 'In stock', used]
  const open = await read(rows)
  expect(open.cars.map(([, , status]) => status)).toEqual(['draft', 'in_stock'])
  expect(open.questions).toEqual([['SOLD …', 1, true, true]])
  expect(JSON.stringify(open)).not.toContain('Karen')
  expect((await read(rows, { 'SOLD …': 'Sold' })).cars.map(([, , status]) => status)).toEqual(['sold', 'in_stock'])
})

it.each(['UTES', 'SUV', 'Toyota', 'HYBRID', '4WD', 'Cars', 'Available', 'For sale'])(
  'the section “%s” needs no answer (ENT-01)',
  async (section) => {
    const { cars, questions } = await read([section, used])
    expect([cars, questions]).toEqual([[['A1', 'used', 'in_stock']], []])
  },
)

it('a section of a location or a kind of vehicle is read for the cars below it (ENT-01)', async () => {
  expect((await read([used, 'PENRITH', used])).places).toEqual(['l', 'penrith'])
  expect((await read([used, 'Motorcycles', used])).kinds).toEqual(['car', 'motorcycle'])
})

it.each(['Total 12', 'Subtotal: $12000', 'B77', '12', '***', 'Printed 1/6/2026'])('the row “%s” is no section (ENT-01)', async (row) =>
  expect((await read(['DEMO STOCK', '', row, ''])).cars.map(([, type, status]) => [type, status])).toEqual([
    ['demo', 'in_stock'],
    ['demo', 'in_stock'],
  ]),
)

it('the usual type of a feed doesn’t say whether a car on its way without an odometer reading is used (ENT-01, CAR-05)', async () => {
  const columns = 'Stock No,Make,Model,Year,Type,Kms'
  const read = async (rows: string, usual: 'Used' | 'New') => {
    const { mapping } = suggestedMapping(columns.split(','))
    const type = { from: ['Type'], constant: usual, steps: [] }
    const feed = await parseWholeFeed(`${columns}\nA1,Kia,Rio,2020,,48000\nDue in,,,,,\n${rows}`, {
      ...{ dealershipId: 'd', locationId: 'l', now: '2026-06-01T02:00:00.000Z', newId: () => 'new', makes: [] },
      mapping: { ...mapping, columns: { ...mapping.columns, carType: type }, sections: { 'Due in': 'Coming soon' } },
    })
    if (feed instanceof FeedFault) throw feed
    return feed.cars.map(({ car, isIncomplete }) => `${car.stockNumber} ${isIncomplete ? 'waits' : car.carType} ${car.status}`)
  }
  expect(await read('A2,Kia,Rio,2026,,\nA3,Kia,Rio,2021,,35000\nA4,Kia,Rio,2026,Used,\nA5,Kia,Rio,2026,New,\n', 'Used')).toEqual([
    ...['A1 used in_stock', 'A2 waits draft', 'A3 used coming_soon', 'A4 used coming_soon', 'A5 new coming_soon'],
  ])
  expect((await read('A2,Kia,Rio,2026,,\n', 'New'))[1]).toBe('A2 new coming_soon')
})

const named = 'Stk,Car,Yr,Kms,Col,Tag'
/** Reads a list with whole names of cars, in whose columns sections may look like a make and a model. */
const readNamed = async (rows: readonly string[], sections: NonNullable<FeedMapping['sections']> = {}) => {
  const name = (part: 'make' | 'model' | 'rest') => ({ from: ['Car'], steps: [{ do: 'name' as const, part }] })
  const columns = {
    ...{ make: name('make'), model: name('model'), badge: name('rest'), stockNumber: { from: ['Stk'], steps: [] } },
    ...{ year: { from: ['Yr'], steps: [] }, km: { from: ['Kms'], steps: [] }, driveAwayPrice: { from: ['Tag'], steps: [] } },
    ...{ colour: { from: ['Col'], steps: [] }, carType: { from: [], constant: 'Used', steps: [] } },
  }
  const feed = await parseWholeFeed(`${named}\n${rows.join('\n')}\n`, {
    ...{ dealershipId: 'd', locationId: 'l', now: '2026-06-01T02:00:00.000Z', newId: () => 'new', makes: [] },
    mapping: { columns, only: [], sections } as never,
  })
  if (feed instanceof FeedFault) throw feed
  return {
    cars: feed.cars.map(({ car }) => `${car.stockNumber} ${car.status}`),
    questions: feed.questions().map(({ text }) => text),
  }
}
const [first, second] = ['B1,Kia Rio S hatch,2019,48000,red,15990', 'B2,Ford Fiesta LX hatch,2012,120000,green,3990']

it.each([
  ...['TRADE-INS FOR TURNERS', "NOT HERE YET - DON'T LIST", 'In transit from Japan', 'Loan cars', 'Deposits taken', 'Staff cars'],
  ...['TO AUCTION MONDAY', 'Wholesale to dealers', 'Toyota trade-ins', '2019 trade-ins', 'Coming over from Botany'],
])('“%s” among whole names of cars is a section, and the cars below wait (ENT-01, CAR-05)', async (text) => {
  expect(await readNamed([first, `,${text},,,,`, second])).toEqual({ cars: ['B1 in_stock', 'B2 draft'], questions: [text] })
  expect((await readNamed([first, `,${text},,,,`, second], { [text]: '' })).cars).toEqual(['B1 in_stock', 'B2 in_stock'])
})

it('a section with a remark in another cell is one too (ENT-01, CAR-05)', async () =>
  expect((await readNamed([first, ',Trade-ins for Turners,,,ask Gary,', second])).cars).toEqual(['B1 in_stock', 'B2 draft']))

it('a model above its cars is no question (ENT-01)', async () =>
  expect(await readNamed([first, ',Ford Fiesta,,,,', second])).toEqual({ cars: ['B1 in_stock', 'B2 in_stock'], questions: [] }))

it('an availability below a section of sold cars ends it: its cars aren’t sold (ENT-01, CAR-05)', async () => {
  const rows = ['B0,Kia Rio S hatch,2018,52000,blue,14990', ',SOLD,,,,', first, ',BACK ON THE YARD (fin fell thru),,,,', second]
  expect((await readNamed(rows, { SOLD: 'Sold' })).cars).toEqual(['B0 in_stock', 'B1 sold', 'B2 draft'])
  const answered = { SOLD: 'Sold', 'BACK ON THE YARD (fin fell thru)': '' }
  expect((await readNamed(rows, answered)).cars).toEqual(['B0 in_stock', 'B1 sold', 'B2 in_stock'])
  const withRemark = [...rows.slice(0, 3), ',Back on deck,,,finance declined,', second]
  expect((await readNamed(withRemark, { SOLD: 'Sold' })).cars[2]).toBe('B2 draft')
})

it('“4408 went to auction” between sold cars doesn’t end their section once a user has said that it is no heading (ENT-01, CAR-05)', async () => {
  const text = 'B9 went to auction'
  const rows = [',SOLD,,,,', first, `,${text},,,,`, second]
  expect((await readNamed(rows, { SOLD: 'Sold' })).cars).toEqual(['B1 sold', 'B2 draft'])
  expect((await readNamed(rows, { SOLD: 'Sold', [text]: '' })).cars).toEqual(['B1 sold', 'B2 sold'])
})
