import { expect, it } from 'vitest'
import { buildParserState } from '../../../testing/buildParserState'
import { parseCount } from './parseCount'

it.each([
  { text: '7 seats', end: 2, values: ['7'] },
  { text: '7seats', end: 1, values: ['7'] },
  { text: 'seats 7 white', end: 2, values: ['7'] },
  { text: 'seats at least 7', end: 4, values: ['7', '8'] },
  { text: '7 or more seats', end: 4, values: ['7', '8'] },
  { text: 'family of six', end: 3, values: ['7', '8'] },
  { text: 'room for 8', end: 3, values: ['8'] },
])('the query parser reads "$text" (SRC-03)', ({ text, end, values }) => {
  const parser = buildParserState(text)
  expect(parseCount(parser, 0)).toBe(end)
  expect([...(parser.counts.get('seats') ?? [])]).toEqual(values)
})

it.each(['7', '7k seats', 'white', 'seats'])('the query parser reads no count in "%s" (SRC-03)', (text) =>
  expect(parseCount(buildParserState(text), 0)).toBeNull(),
)

it('the query parser reports a count that no car has as unclear (SRC-06)', () => {
  const parser = buildParserState('over 20 seats')
  expect(parseCount(parser, 0)).toBe(3)
  expect(parser.unclear).toEqual(['over 20 seats'])
})
