import { expect, it } from 'vitest'
import { buildParserState } from '../../../testing/buildParserState'
import { amountAt } from './amountAt'
import { applyAmount } from './parseAmount'

const range = { min: 1, max: 900 }
const ranges = { price: range, year: range, km: range, range_km: range, engine_cc: range }

it.each([
  { text: '20k', hint: null, facet: 'price', taken: { min: null, max: 20_000 } },
  { text: '15-20k', hint: null, facet: 'price', taken: { min: 15_000, max: 20_000 } },
  { text: '2018', hint: null, facet: 'year', taken: { min: 2018, max: 2018 } },
  { text: 'under 5 years old', hint: null, facet: 'year', taken: { min: 2021, max: null } },
  { text: '80,000 km', hint: null, facet: 'km', taken: { min: null, max: 80_000 } },
  { text: '500 km', hint: 'range_km', facet: 'range_km', taken: { min: 500, max: null } },
  { text: '650cc', hint: null, facet: 'engine_cc', taken: { min: 650, max: 650 } },
])('the query parser reads "$text" as $facet (SRC-03)', ({ text, hint, facet, taken }) => {
  const parser = buildParserState(text, { ranges })
  const amount = amountAt(parser.tokens, 0, parser.lexicon.phrases)
  expect(amount && applyAmount(parser, amount, hint)).toBe(true)
  expect(parser.ranges.get(facet)).toEqual(taken)
})

it.each([
  { text: '500', hint: null },
  { text: '18 ft', hint: null },
  { text: '2 tonnes', hint: null },
  { text: 'under 20', hint: 'year' },
])('the query parser reads no amount in "$text" for $hint (SRC-03)', ({ text, hint }) => {
  const parser = buildParserState(text, { ranges })
  const amount = amountAt(parser.tokens, 0, parser.lexicon.phrases)
  expect(amount && applyAmount(parser, amount, hint)).toBe(false)
  expect(parser.ranges.size).toBe(0)
})

it.each([
  { text: '$180 pw', perWeek: 180, max: 36_100 },
  { text: 'about $180 pw', perWeek: 180, max: 36_100 },
  { text: 'under $780 pm', perWeek: 180, max: 36_100 },
])('the query parser converts the repayment "$text" to a price (FIN-08)', ({ text, perWeek, max }) => {
  const parser = buildParserState(text)
  const amount = amountAt(parser.tokens, 0, parser.lexicon.phrases)
  expect(amount && applyAmount(parser, amount, null)).toBe(true)
  expect(parser.perWeek).toBe(perWeek)
  expect(parser.ranges.get('price')).toEqual({ min: null, max })
})
