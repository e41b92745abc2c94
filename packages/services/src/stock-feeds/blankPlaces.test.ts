import { expect, it } from 'vitest'
import type { FeedMapping } from './FeedMapping'
import { FeedFault } from './FeedRecords'
import { suggestedMapping } from './suggestedMapping'
import { parseWholeFeed } from './testing/parseWholeFeed'

const places = [
  { locationId: 'penrith', called: ['Penrith Yard', 'Penrith'] },
  { locationId: 'orange', called: ['Orange'] },
]
const headings = 'Stock No,Make,Model,Year,Type,Location'
/** Reads cars at these places. `table` maps questions to answers. */
const read = async (
  rows: readonly string[],
  { table, usual, known = places }: { table?: Record<string, string>; usual?: string; known?: typeof places } = {},
) => {
  const { mapping } = suggestedMapping(headings.split(','))
  const location = {
    ...{ from: ['Location'], steps: table ? [{ do: 'lookup' as const, table }] : [] },
    ...(usual !== undefined && { constant: usual }),
  }
  const lines = rows.map((place, at) => (place.includes(',') ? place : `A${at},Kia,Rio,2020,Used,${place}`))
  const feed = await parseWholeFeed(`${headings}\n${lines.join('\n')}\n`, {
    ...{ dealershipId: 'd', locationId: 'l', now: '2026-06-01T02:00:00.000Z', newId: () => 'new', makes: [], places: known },
    mapping: { ...mapping, columns: { ...mapping.columns, location } } as FeedMapping,
  })
  if (feed instanceof FeedFault) throw feed
  return {
    cars: feed.cars.map(({ car }) => (car.status === 'draft' ? 'waits' : car.locationId)),
    questions: feed.questions().map(({ column, text, cars, choices }) => `${column}: ${text}: ${cars}: ${choices.length}`),
    suggestions: feed.questions().map(({ suggestion }) => suggestion),
    messages: feed.problems.map(({ message }) => message),
  }
}

it('blank locations are asked about once for each location above them, not answered by the location of the feed (ENT-01)', async () => {
  const rows = ['Penrith', '', '', 'Orange', '']
  const open = await read(rows)
  expect(open.cars).toEqual(['penrith', 'waits', 'waits', 'orange', 'waits'])
  expect(open.questions).toEqual(['location: Blank, below “Penrith”: 2: 2', 'location: Blank, below “Orange”: 1: 2'])
  const table = { 'Blank, below “Penrith”': 'Penrith Yard', 'Blank, below “Orange”': '' }
  const answered = await read(rows, { table })
  expect([answered.cars, answered.questions]).toEqual([['penrith', 'penrith', 'penrith', 'orange', 'waits'], []])
  expect(answered.messages).toEqual(['Cars at “Blank, below “Orange”” aren’t published, as decided.'])
})

it.each([
  { name: 'one code', rows: ['PEN', 'PEN', 'pen '], suggestions: ['Penrith Yard'] },
  { name: 'two codes', rows: ['PEN', 'ORG', 'PEN'], suggestions: [null, null] },
  { name: 'a code beside the known location', rows: ['PEN', 'Penrith'], suggestions: [null] },
  { name: 'a place where cars aren’t for sale', rows: ['Sold', 'Sold'], suggestions: [null] },
  { name: 'its name', rows: ['PENRITH', 'penrith yard'], suggestions: [] },
])(
  'a dealer with one location is asked once about $name, with a suggestion only if it is the file’s only place (ENT-01, ENT-07)',
  async ({ rows, suggestions }) => {
    expect((await read(rows, { known: places.slice(0, 1) })).suggestions).toEqual(suggestions)
    expect((await read(rows)).suggestions).toEqual(suggestions.map(() => null))
  },
)

it('blank locations above the first one wait too (ENT-01)', async () => {
  const open = await read(['', '', 'Orange'])
  expect(open).toMatchObject({ cars: ['waits', 'waits', 'orange'], questions: ['location: Blank, above the first one: 2: 2'] })
  const table = { 'Blank, above the first one': 'Penrith Yard' }
  expect(await read(['', '', 'Orange'], { table })).toMatchObject({ cars: ['penrith', 'penrith', 'orange'], questions: [] })
})

it('a location below which nothing is published is reported once (ENT-01)', async () => {
  const { cars, messages } = await read(['Penrith', 'Hamilton', ''], { table: { Hamilton: '' } })
  expect(cars).toEqual(['penrith', 'waits', 'waits'])
  expect(messages).toEqual([
    'Cars at “Hamilton” aren’t published, as decided.',
    'The location is blank, and other cars have one. Say where the cars without one are.',
  ])
})

it('a file without locations, a usual location and a dealer with one location need no answer (ENT-01)', async () => {
  expect(await read(['', ''])).toMatchObject({ cars: ['l', 'l'], questions: [] })
  expect(await read(['Penrith', ''], { usual: 'Orange' })).toMatchObject({ cars: ['penrith', 'orange'], questions: [] })
  expect(await read(['Penrith', ''], { known: places.slice(0, 1) })).toMatchObject({ cars: ['penrith', 'l'], questions: [] })
})

it('a file with many locations has few questions about its blank ones, and all of these end (ENT-01)', async () => {
  const rows = Array.from({ length: 40 }, (_, at) => (at % 2 === 0 ? `Yard ${at}` : ''))
  const { questions } = await read(rows)
  const blank = questions.filter((question) => question.includes('Blank'))
  expect(blank).toHaveLength(9)
  expect(blank).toContain('location: Blank: 12: 2')
})

it('a placeholder is a blank location (ENT-01)', async () => {
  const { cars, questions } = await read(['Orange', '-', 'n/a'])
  expect(cars).toEqual(['orange', 'waits', 'waits'])
  expect(questions).toEqual(['location: Blank, below “Orange”: 2: 2'])
})
