import { expect, it } from 'vitest'
import { queryTokens } from '../queryTokens'
import { sentencePhrases } from '../sentencePhrases'
import { numberAt } from './amountAt'

it.each([
  { text: '45k', value: 45_000, unit: null, isLarge: true, length: 1 },
  { text: '15 grand', value: 15_000, unit: null, isLarge: true, length: 2 },
  { text: '100ks', value: 100_000, unit: 'km', length: 1 },
  { text: '60,000 km', value: 60_000, unit: 'km', length: 2 },
  { text: '45k dollars', value: 45_000, unit: '$', length: 2 },
  { text: '$180 pw', value: 180, unit: 'pw', isLarge: true, length: 2 },
  { text: '2.5t', value: 2500, unit: 'kg', length: 1 },
  { text: '7seats', value: 7, unit: null, isLarge: false, length: 1 },
  { text: '7+', value: 7, orMore: true, length: 1 },
])('reads "$text" (SRC-03)', ({ text, ...number }) =>
  expect(numberAt(queryTokens(text, sentencePhrases), 0, sentencePhrases)).toMatchObject(number),
)

it('the query parser reads no number in a word (SRC-03)', () =>
  expect(numberAt(queryTokens('white', sentencePhrases), 0, sentencePhrases)).toBeNull())
