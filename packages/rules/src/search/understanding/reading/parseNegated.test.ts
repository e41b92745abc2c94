import { expect, it } from 'vitest'
import { buildParserState } from '../../../testing/buildParserState'
import { parseNegated } from './parseName'

it.each([
  { text: 'not a ford', end: 3, facet: 'make', left: ['Ford'] },
  { text: 'no ford or mazda white', end: 4, facet: 'make', left: ['Ford', 'Mazda'] },
  { text: 'no ford or white', end: 2, facet: 'make', left: ['Ford'] },
  { text: 'except hilux', end: 2, facet: 'model', left: ['HiLux'] },
])('the query parser reads "$text" (SRC-06)', ({ text, end, facet, left }) => {
  const parser = buildParserState(text)
  expect(parseNegated(parser, 0)).toBe(end)
  expect([...(parser.excluded.get(facet) ?? [])]).toEqual(left)
})

it.each([
  { text: 'without rust spots', end: 3, unclear: ['without rust spots'] },
  { text: 'not cheap', end: 2, unclear: ['not cheap'] },
  { text: 'not, zebra', end: 1, unclear: ['not'] },
])('the query parser reports "$text" as unclear (SRC-06)', ({ text, end, unclear }) => {
  const parser = buildParserState(text)
  expect(parseNegated(parser, 0)).toBe(end)
  expect(parser.unclear).toEqual(unclear)
})

it.each(['ford', 'no more than 20k'])('the query parser reads no negation in "%s" (SRC-06)', (text) =>
  expect(parseNegated(buildParserState(text), 0)).toBeNull(),
)
