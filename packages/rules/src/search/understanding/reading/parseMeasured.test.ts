import { expect, it } from 'vitest'
import { buildParserState } from '../../../testing/buildParserState'
import { parseMeasured } from './parseAmount'

it.each([
  { text: 'budget of 20k', end: 3, facet: 'price', range: { min: null, max: 20_000 } },
  { text: 'budget is around 20k', end: 4, facet: 'price', range: { min: 18_000, max: 22_000 } },
  { text: 'odometer under 50,000', end: 3, facet: 'km', range: { min: null, max: 50_000 } },
])('the query parser reads "$text" (SRC-03)', ({ text, end, facet, range }) => {
  const parser = buildParserState(text)
  expect(parseMeasured(parser, 0)).toBe(end)
  expect(parser.ranges.get(facet)).toEqual(range)
})

it.each(['white', 'budget', 'price 50 km'])('the query parser reads nothing measured in "%s" (SRC-03)', (text) =>
  expect(parseMeasured(buildParserState(text), 0)).toBeNull(),
)

it('the query parser reports an impossible price as unclear (SRC-06)', () => {
  const parser = buildParserState('budget 20')
  expect(parseMeasured(parser, 0)).toBe(2)
  expect(parser.unclear).toEqual(['budget 20'])
})

it('the query parser reports a fact that no car states as unclear (SRC-06)', () => {
  const parser = buildParserState('battery over 60kwh')
  expect(parseMeasured(parser, 0)).toBe(3)
  expect(parser.unclear).toEqual(['battery over 60kwh'])
})
