import { expect, it } from 'vitest'
import { buildParserState } from '../../../testing/buildParserState'
import { parseAmount } from './parseAmount'

it.each([
  { text: 'under 20k', end: 2, facet: 'price', range: { min: null, max: 20_000 } },
  { text: 'under 20', end: 2, facet: 'price', range: { min: null, max: 20_000 } },
  { text: '50,000 on the clock', end: 4, facet: 'km', range: { min: null, max: 50_000 } },
  { text: '2018 model', end: 1, facet: 'year', range: { min: 2018, max: 2018 } },
])('the query parser reads "$text" (SRC-03)', ({ text, end, facet, range }) => {
  const parser = buildParserState(text)
  expect(parseAmount(parser, 0)).toBe(end)
  expect(parser.ranges.get(facet)).toEqual(range)
})

it.each([
  { name: 'a small number and the word after it', text: '5 zebras', end: 2, unclear: ['5 zebras'] },
  { name: 'four digits alone', text: '5000', end: 1, unclear: ['5000'] },
  { name: 'a number that the next word may measure', text: 'under 30 zebras', end: 2, unclear: ['under 30'] },
  { name: 'a number too small for a price', text: 'under 2', end: 2, unclear: ['under 2'] },
])('the query parser reports $name as unclear (SRC-06)', ({ text, end, unclear }) => {
  const parser = buildParserState(text)
  expect(parseAmount(parser, 0)).toBe(end)
  expect(parser.unclear).toEqual(unclear)
})

it('the query parser searches for the number of a badge, and leaves out one that no car has (SRC-06)', () => {
  const parser = buildParserState('2.0L 2.8L', { values: { badge: [['Sport 2.0L', 2]] } })
  expect([parseAmount(parser, 0), parseAmount(parser, 1)]).toEqual([1, 2])
  expect(parser.parts.map(({ use }) => use)).toEqual(['search', 'unknown'])
})

it('the query parser takes no age of a person for a model year (SRC-06)', () => {
  const parser = buildParserState('for a 10 year old')
  expect(parseAmount(parser, 2)).toBe(5)
  expect(parser.unclear).toEqual(['10 year old'])
})

it('the query parser reads no amount in a word (SRC-03)', () => expect(parseAmount(buildParserState('white'), 0)).toBeNull())
