import { expect, it } from 'vitest'
import type { FeedMapping } from './FeedMapping'
import { FeedFault } from './FeedRecords'
import { suggestedMapping } from './suggestedMapping'
import { suppliersStatus } from './suppliersList'
import { parseWholeFeed } from './testing/parseWholeFeed'

const read = async (statuses: readonly string[], table: Record<string, string> = {}, more = '') => {
  const headings = `Stock No,Make,Model,Year,Type,Status${more}`
  const { mapping } = suggestedMapping(headings.split(','))
  const decided = more === '' ? undefined : { [more.slice(1)]: { ignores: 'all' as const, holds: [] } }
  const rows = statuses.map((status, at) => `A${at},Kia,Rio,2020,Used,${status}${more && ','}`)
  const feed = await parseWholeFeed(`${headings}\n${rows.join('\n')}\n`, {
    ...{ dealershipId: 'd', locationId: 'l', now: '2026-06-01T02:00:00.000Z', newId: () => 'new', makes: [] },
    mapping: {
      ...mapping,
      columns: { ...mapping.columns, status: { from: ['Status'], steps: [{ do: 'lookup', table }] } },
      ...(decided && { decided }),
    } as FeedMapping,
  })
  if (feed instanceof FeedFault) throw feed
  return {
    cars: feed.cars.map(({ car }) => car.status),
    questions: feed.questions().map(({ text, suggestion }) => [text, suggestion]),
    messages: feed.problems.map(({ message }) => message),
  }
}

it('“available” in a supplier’s list is asked about, wherever the list shows that it is one (ENT-01, CAR-05)', async () => {
  const { cars, questions, messages } = await read(['Available', 'Invoiced to you 19/11', '', 'Sold'])
  expect(cars).toEqual(['draft', 'draft', 'draft', 'sold'])
  expect(questions).toContainEqual(['Available', null])
  expect(questions).toContainEqual(['', null])
  expect(messages).toContain(
    '“Available” is the status in a list of cars that a supplier offers, so the car may not be yours yet. Say what it means.',
  )
})

it('an answer ends the wait, and later files of the feed need none (ENT-01)', async () => {
  const table = { 'Invoiced to you 19/11': 'In stock', Available: 'Withdrawn' }
  const answered = await read(['Available', 'Invoiced to you 19/11'], table)
  expect([answered.cars, answered.questions]).toEqual([['withdrawn', 'in_stock'], []])
  expect((await read(['Available'], { ...table, Available: 'In stock' })).cars).toEqual(['in_stock'])
  expect((await read(['Available'], { 'Invoiced to you 19/11': 'In stock' })).cars).toEqual(['draft'])
})

it('“available” in a dealer’s own list needs no answer (ENT-01)', async () =>
  expect(await read(['Available', 'In stock', 'Sold'])).toMatchObject({ cars: ['in_stock', 'in_stock', 'sold'], questions: [] }))

it('a dealer’s own column in another list shows that it is a supplier’s (ENT-01, CAR-05)', async () =>
  expect((await read(['Available'], {}, ',Our retail d/a')).cars).toEqual(['draft']))

it.each([
  'Invoiced to you 19/11',
  'Held for you till Mon',
  'Yours',
  'Bought by us',
  'Ours',
  'You bought it',
  'On bid',
  'Awarded',
  'Won',
  'On your account',
  'Your stock',
  'Purchased by Topend Motors',
])('“%s” is a supplier’s status (ENT-01)', (status) => expect(suppliersStatus(status)).toBe(true))
it.each(['Available', 'In stock', 'Invoiced', 'Sold', 'Allocated', 'On order', 'Forbidden', 'Us import'])(
  '“%s” may be a dealer’s own (ENT-01)',
  (status) => expect(suppliersStatus(status)).toBe(false),
)
