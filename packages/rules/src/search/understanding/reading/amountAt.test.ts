import { expect, it } from 'vitest'
import { queryTokens } from '../queryTokens'
import { sentencePhrases } from '../sentencePhrases'
import { amountAt, numberAt } from './amountAt'

it.each([
  { text: '20000', min: 20_000, max: 20_000, unit: null },
  { text: '45k', min: 45_000, max: 45_000, unit: null },
  { text: '15 grand', min: 15_000, max: 15_000, unit: null },
  { text: 'under $20,000', min: null, max: 20_000, unit: '$' },
  { text: 'no more than 20k', min: null, max: 20_000, unit: null },
  { text: 'at least 7', min: 7, max: null, unit: null },
  { text: '7+', min: 7, max: null, unit: null },
  { text: 'between 15 and 25k', min: 15_000, max: 25_000, unit: null },
  { text: 'from 2018 to 2020', min: 2018, max: 2020, unit: null },
  { text: '$10-15k', min: 10_000, max: 15_000, unit: '$' },
  { text: '7 or 8', min: 7, max: 8, unit: null },
  { text: '2 or 5', min: 2, max: 2, unit: null },
  { text: 'around 20k', min: 18_000, max: 22_000, unit: null },
  { text: 'around 2018', min: 2017, max: 2019, unit: null },
  { text: 'newer than 2018', min: 2019, max: null, unit: null },
  { text: '2018 or newer', min: 2018, max: null, unit: null },
  { text: 'pre 2018', min: null, max: 2017, unit: null },
  { text: 'no older than 2018', min: 2018, max: null, unit: null },
  { text: '60,000 km', min: 60_000, max: 60_000, unit: 'km' },
  { text: 'under 80ks', min: null, max: 80_000, unit: 'km' },
  { text: '2 tonne', min: 2000, max: 2000, unit: 'kg' },
  { text: '$180 a week', min: 180, max: 180, unit: 'pw' },
  { text: '18 to 20 ft', min: 18, max: 20, unit: 'ft' },
  { text: 'under 5 years old', min: null, max: 5, unit: 'years' },
])('the query parser reads "$text" (SRC-06)', ({ text, ...amount }) =>
  expect(amountAt(queryTokens(text, sentencePhrases), 0, sentencePhrases)).toMatchObject(amount),
)

it.each(['white', 'under white', 'between 30k and 20k', ''])('the query parser reads no amount in "%s" (SRC-06)', (text) =>
  expect(amountAt(queryTokens(text, sentencePhrases), 0, sentencePhrases)).toBeNull(),
)

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
])('the query parser reads the number in "$text" (SRC-03)', ({ text, ...number }) =>
  expect(numberAt(queryTokens(text, sentencePhrases), 0, sentencePhrases)).toMatchObject(number),
)

it('the query parser reads no number in a word (SRC-03)', () =>
  expect(numberAt(queryTokens('white', sentencePhrases), 0, sentencePhrases)).toBeNull())
