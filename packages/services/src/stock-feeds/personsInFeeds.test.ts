import { expect, it } from 'vitest'
import { FeedFault } from './FeedRecords'
import { parseDecidedFeed } from './testing/parseDecidedFeed'
import { parseWholeFeed } from './testing/parseWholeFeed'

const context = {
  ...{ dealershipId: 'd', locationId: 'l', now: '2026-06-01T02:00:00.000Z', mapping: null, newId: () => 'new' },
  ...{ makes: [], priceType: 'egc' as const },
}
const car = { stock: 'A1', make: 'Kia', model: 'Rio', year: 2021, condition: 'used', price: 15_990 }

const read = async (file: string) => {
  const feed = await parseDecidedFeed(file, context)
  if (feed instanceof FeedFault) throw feed
  return feed
}

const table = (heading: string) => `Stock No,Make,Model,Year,Type,Price,${heading}\nA1,Kia,Rio,2021,Used,15990,Zachariah 4417\n`

it.each([
  { name: 'a surname', file: JSON.stringify([{ ...car, client: { surname: 'Zachariah 4417' } }]) },
  { name: 'a list of customers', file: JSON.stringify([{ ...car, customers: [{ name: 'Zachariah 4417' }, { name: 'Other' }] }]) },
  { name: 'a customer of a sale', file: JSON.stringify([{ ...car, sale: { customerId: 'Zachariah 4417' } }]) },
  { name: 'a contract', file: JSON.stringify([{ ...car, contract: { number: 'Zachariah 4417' } }]) },
  ...['Sold To', 'Purchaser', 'Hold For', 'Client', 'Buyer Phone', 'Invoice To'].map((heading) => ({
    name: `“${heading}”`,
    file: table(heading),
  })),
])('a row with $name waits, and the entry is not stored (ENT-01, CAR-05)', async ({ file }) => {
  const { cars, problems, questions } = await read(file)
  expect(cars.map((each) => each.car.status)).toEqual(['draft'])
  expect(problems.some(({ waits }) => waits)).toBe(true)
  expect(JSON.stringify([cars, problems, questions()])).not.toMatch(/Zachariah|4417/)
})

it('the name of an owner who sells through the dealer keeps no car off sale once a user has decided that, and is not stored (ENT-01)', async () => {
  const open = await parseWholeFeed(table('Owner Name'), context)
  expect(open instanceof FeedFault ? null : open.cars.map((each) => each.car.status)).toEqual(['draft'])
  const { cars, problems, questions } = await read(table('Owner Name'))
  expect(cars.map((each) => each.car.status)).toEqual(['in_stock'])
  expect(JSON.stringify([cars, problems, questions()])).not.toMatch(/Zachariah|4417/)
})

it('an unreadable row with a column about a person is reported without its text (ENT-01)', async () => {
  const { problems } = await read(`${table('Customer Name')}A2,Kia,Rio,2021,Used,9990,Zachariah,4417,7\n`)
  expect(problems.find(({ row }) => row === 3)).toMatchObject({ refused: true, value: '' })
})

it('a note about a sale is reported without the name in it (ENT-01, CAR-05)', async () => {
  const { problems } = await read(table('Yard notes').replace('Zachariah', 'SOLD - Zachariah'))
  expect(problems.map(({ message }) => message)).toEqual(['“SOLD” under “Yard notes” says that the car is sold or isn’t offered.'])
})

it('a refused cell is reported without the person in it (ENT-01)', async () => {
  const file = `Stock No,Make,Model,Year,Type,Price,Rego\nA1,Kia,Rio,2021,Used,15990,SOLD Karen Lee 0412 000 333\n`
  const { cars, problems } = await read(file)
  expect(cars.map((each) => each.car.status)).toEqual(['draft'])
  expect(problems.map(({ message }) => message)).toContainEqual(expect.stringContaining('isn’t a number plate'))
  expect(JSON.stringify([cars, problems])).not.toMatch(/Karen|Lee|0412/)
})

it('a number of the dealer’s location stays in comments, and another mobile number does not (ENT-01)', async () => {
  const file = `Stock No,Make,Model,Year,Type,Price,Comments\nA1,Kia,Rio,2021,Used,15990,Tidy. Call 0411 222 333\nA2,Kia,Rio,2021,Used,15990,Tidy. Call 0412 333 444\n`
  const own = { contacts: ['+61 411 222 333'], streets: [], names: [], staff: [] }
  const feed = await parseDecidedFeed(file, { ...context, own })
  if (feed instanceof FeedFault) throw feed
  expect(feed.cars.map((each) => each.car.dealerComments)).toEqual(['Tidy. Call 0411 222 333', 'Tidy.'])
})

it('a question about a status replaces the buyer’s name by “…”, and its answer counts for statuses with any name (ENT-01, CAR-05)', async () => {
  const rows = ['SOLD Karen Smith', 'Sold - John Brown', 'sold to jim wong', 'HOLD Karen Smith', 'Available']
  const file = `Stock No,Make,Model,Year,Type,Status\n${rows.map((status, index) => `A${index},Kia,Rio,2021,Used,${status}\n`).join('')}`
  const { questions, mapping, problems } = await read(file)
  expect(JSON.stringify([questions(), problems])).not.toMatch(/Karen|Smith|John|Brown|jim|wong/)
  expect(questions()).toMatchObject([
    { column: 'status', text: 'SOLD …', cars: 2, suggestion: 'Sold' },
    { text: 'sold to …', cars: 1 },
    { text: 'HOLD …', cars: 1, suggestion: null },
  ])
  const steps = [{ do: 'lookup' as const, table: { 'SOLD …': 'Sold', 'sold to …': 'Sold' } }]
  const status = { from: ['Status'], steps }
  const answered = await parseDecidedFeed(file, { ...context, mapping: { ...mapping, columns: { ...mapping.columns, status } } })
  if (answered instanceof FeedFault) throw answered
  expect(answered.cars.map(({ car }) => car.status)).toEqual(['sold', 'sold', 'sold', 'draft', 'in_stock'])
  expect(answered.questions()).toMatchObject([{ text: 'HOLD …', cars: 1 }])
})
