import { expect, it } from 'vitest'
import { FeedFault } from './FeedRecords'
import { parseDecidedFeed } from './testing/parseDecidedFeed'
import { parseWholeFeed } from './testing/parseWholeFeed'

const context = {
  ...{ dealershipId: 'd', locationId: 'l', now: '2026-06-01T02:00:00.000Z', mapping: null, newId: () => 'new' },
  ...{ makes: [], priceType: 'egc' as const },
}
const head = 'Stock No,Year,Type,Price,Make,Model'
const rows = (...cells: string[]) => cells.map((cell, index) => `A${index},2019,Used,15990,Kia,Rio,${cell}\n`).join('')
const read = async (file: string, ...more: readonly [column: 'sold' | 'reserved', table: Record<string, string>][]) => {
  const first = await parseWholeFeed(file, context)
  if (first instanceof FeedFault) throw first
  const answered = more.map(([column, table]) => {
    const source = first.mapping.columns[column] ?? { from: [], steps: [] }
    return [column, { ...source, steps: [{ do: 'lookup' as const, table }] }] as const
  })
  const mapping = { ...first.mapping, columns: { ...first.mapping.columns, ...Object.fromEntries(answered) } }
  const feed = await parseDecidedFeed(file, { ...context, mapping })
  if (feed instanceof FeedFault) throw feed
  return { questions: first.questions(), states: feed.cars.map(({ car }) => (car.reserved ? 'reserved' : car.status)), mapping }
}

it('a question about a text under “Sold” offers every state of a sale (ENT-01, CAR-05)', async () => {
  const file = `${head},Sold\n${rows('nein', 'reserviert', 'nur Händler', 'ja', 'unterwegs', 'Under offer')}`
  const { questions } = await read(file)
  expect(questions.map(({ text, choices, suggestion }) => [text, choices, suggestion])).toEqual(
    ['nein', 'reserviert', 'nur Händler', 'ja', 'unterwegs'].map((text) => [
      text,
      ['Yes', 'No', 'Reserved', 'Withdrawn', 'Coming soon'],
      null,
    ]),
  )
  const table = { nein: 'No', reserviert: 'Reserved', 'nur Händler': 'Withdrawn', ja: 'Yes', unterwegs: 'Coming soon' }
  expect((await read(file, ['sold', table])).states).toEqual(['in_stock', 'reserved', 'withdrawn', 'sold', 'coming_soon', 'reserved'])
})

it('a question about names under “Buyer” has no answer that puts all their cars on sale (ENT-01, CAR-05)', async () => {
  const file = `${head},Buyer\n${rows('US', 'Eastside W/S', 'Kim Lee', 'US RTN', '')}Buyer US = our own stock. RTN = returned,,,,,,\n`
  const { questions, states } = await read(file)
  expect(states).toEqual(['draft', 'draft', 'draft', 'draft', 'in_stock'])
  const asked = questions.flatMap(({ column, text, hint, choices }) => (column === 'sold' ? [[text, hint, choices.includes('No')]] : []))
  expect(asked).toEqual([
    ['Any name or amount', undefined, false],
    ['US', 'our own stock', true],
    ['US RTN', 'our own stock', true],
  ])
  expect(JSON.stringify(questions)).not.toContain('Kim')
  const table = { US: 'No', 'US RTN': 'Withdrawn', 'Any name or amount': 'Yes' }
  expect((await read(file, ['sold', table])).states).toEqual(['in_stock', 'sold', 'sold', 'withdrawn', 'in_stock'])
})

it.each([
  ['RetailDA', 'driveAwayPrice'],
  ['price_da', 'driveAwayPrice'],
  ['Our retail (drive away)', 'driveAwayPrice'],
  ['Windscreen price', 'price'],
  ['Buy Now', 'price'],
  ['Asking price (incl GST, excl on-roads)', 'egcPrice'],
  ['Price incl GST + ORC', 'egcPrice'],
  ['Gear', 'transmission'],
])('“%s” is a known heading (ENT-01)', async (heading, column) => {
  const value = column === 'transmission' ? 'Auto' : '15990'
  const file = `Stock No,Year,Type,Make,Model,${heading.includes(',') ? `"${heading}"` : heading}\nA1,2019,Used,Kia,Rio,${value}\n`
  const { mapping } = await read(file)
  expect(mapping.columns[column as 'price']?.from).toEqual([heading])
})
