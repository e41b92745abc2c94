import { expect, it } from 'vitest'
import { FeedFault } from './FeedRecords'
import { parseDecidedFeed } from './testing/parseDecidedFeed'
import { parseWholeFeed } from './testing/parseWholeFeed'

const context = {
  ...{ dealershipId: 'd', locationId: 'l', now: '2026-06-01T02:00:00.000Z', mapping: null, newId: () => 'new' },
  ...{ makes: [], priceType: 'egc' as const },
}
const file = `Stock No,Year,Type,Price,Make,Model,Hold until,Held by
A1,2019,Used,15990,Kia,Rio,03/05/2026,Leo Hart
A2,2019,Used,15990,Kia,Rio,05/06/2026,Ann Lee
A3,2019,Used,15990,Kia,Rio,,Ravi Das
A4,2019,Used,15990,Kia,Rio,12/01/2026,
A5,2019,Used,15990,Kia,Rio,01/06/2026,
A6,2019,Used,15990,Kia,Rio,,
`
const states = async (answer: string | null) => {
  const first = await parseWholeFeed(file, context)
  if (first instanceof FeedFault) throw first
  const table = { 'Any name or amount': 'Yes', ...(answer !== null && { 'A hold that has ended': answer }) }
  const reserved = {
    ...first.mapping.columns.reserved,
    from: first.mapping.columns.reserved?.from ?? [],
    steps: [{ do: 'lookup' as const, table }],
  }
  const feed = await parseDecidedFeed(file, { ...context, mapping: { ...first.mapping, columns: { ...first.mapping.columns, reserved } } })
  if (feed instanceof FeedFault) throw feed
  return {
    asked: first.questions().map(({ text, cars }) => [text, cars]),
    is: feed.cars.map(({ car }) => (car.reserved ? 'reserved' : car.status)),
  }
}

it('a hold whose last day is over is a question of its own, with a name or without one (ENT-01, CAR-05)', async () => {
  const { asked, is } = await states(null)
  expect(asked).toEqual(expect.arrayContaining([['A hold that has ended', 2]]))
  expect(is).toEqual(['reserved', 'reserved', 'reserved', 'reserved', 'reserved', 'in_stock'])
  expect((await states('No')).is).toEqual(['in_stock', 'reserved', 'reserved', 'in_stock', 'reserved', 'in_stock'])
  expect((await states('Yes')).is).toEqual(['reserved', 'reserved', 'reserved', 'reserved', 'reserved', 'in_stock'])
})
