import { expect, it } from 'vitest'
import { FeedFault } from './FeedRecords'
import { parseWholeFeed } from './testing/parseWholeFeed'

const context = {
  ...{ dealershipId: 'd', locationId: 'l', now: '2026-06-01T02:00:00.000Z', newId: () => 'new', mapping: null },
  ...{ makes: [], priceType: 'driveAway' as const },
}
const read = async (file: string) => {
  const feed = await parseWholeFeed(file, context)
  if (feed instanceof FeedFault) throw feed
  return feed
}
const head = '<tr><th>No</th><th>Year</th><th>Make</th><th>Model</th><th>Type</th><th>Km</th><th>Price</th></tr>'
/** A car with kilometres of its own. */
const row = (number: string, attributes = '', price = '$28,990', mark = '') =>
  `<tr ${attributes}>${[number, '2018', 'Mazda', 'CX-9', 'Used', `101,20${number.at(-1)}`, price].map((text) => `<td ${mark}>${text}</td>`).join('')}</tr>`
const page = (...rows: string[]) => `<html><head><meta charset="utf-8"></head><body><table>${head}${rows.join('')}</table></body></html>`

it('a page with a list of cars is read as a table, without struck prices (ENT-01)', async () => {
  const { cars, columnQuestions } = await read(page(row('K1'), row('K2', '', '<s>$25,990</s> $23,990')))
  expect(cars.map(({ car }) => [car.stockNumber, car.model, car.km, car.driveAwayCents, car.status])).toEqual([
    ['K1', 'CX-9', 101_201, 2_899_000, 'in_stock'],
    ['K2', 'CX-9', 101_202, 2_399_000, 'in_stock'],
  ])
  expect(columnQuestions()).toEqual([])
})

it('the car of a coloured or struck row waits until a user has said what the format means; the question has the page’s own explanation (ENT-01, CAR-05)', async () => {
  const rows = [
    row('K1'),
    row('K2', 'bgcolor="#FF0000"'),
    row('K3', 'style="text-decoration:line-through"'),
    row('K4', '', '$21,990', 'style="background: lime"'),
  ]
  const { cars, columnQuestions, questions } = await read(page(...rows, '<tr><td bgcolor="#ff0000">red</td><td colspan="6">sold</td></tr>'))
  expect(cars.map(({ car }) => `${car.stockNumber} ${car.status}`)).toEqual(['K1 in_stock', 'K2 draft', 'K3 draft', 'K4 draft'])
  expect(questions()).toEqual([])
  expect(columnQuestions()).toMatchObject([
    {
      heading: 'Mark of the row',
      isAskedAlone: true,
      texts: [
        { text: 'background #ff0000', hint: 'sold', isFlagged: true },
        { text: 'struck through', isFlagged: true },
        { text: 'background lime', isFlagged: true },
      ],
    },
  ])
})

it.each([
  '<html><body>Sign in</body></html>',
  '<html><table><tr><td>User</td><td>Password</td></tr><tr><td></td><td></td></tr></table></html>',
])('a page without a list of cars is none (ENT-01): %s', async (html) =>
  expect(await parseWholeFeed(html, context)).toMatchObject({ problem: expect.stringContaining('web page') }),
)
