import { expect, it } from 'vitest'
import { buildLexicon } from '../../../testing/buildLexicon'
import { queryTokens } from '../queryTokens'
import { sentencePhrases } from '../sentencePhrases'
import { nearAt } from './nearAt'

const found = (text: string, facts = {}) => nearAt(queryTokens(text, sentencePhrases), 0, buildLexicon(facts), () => 1)

it.each([
  { text: 'near 2150', near: { postcode: '2150', km: null }, length: 2 },
  { text: 'within 50km of 2000', near: { postcode: '2000', km: 50 }, length: 4 },
  { text: 'within 40 km of Midland', near: { postcode: '6056', km: 50 }, length: 5 },
  { text: '20 km from 4006', near: { postcode: '4006', km: 50 }, length: 4 },
  { text: 'within 900 km of 4006', near: { postcode: '4006', km: null }, length: 5 },
  { text: 'in 2150', near: { postcode: '2150', km: null }, length: 2 },
  { text: 'near midland under 20k', near: { postcode: '6056', km: null }, length: 2 },
  { text: 'in midland', near: { postcode: '6056', km: null }, length: 2 },
  { text: 'near timbuktu', near: null, length: 2 },
  { text: 'within 20 km', near: null, length: 3 },
  { text: 'midland', near: { postcode: '6056', km: null }, length: 1 },
])('the query parser reads "$text" (SRC-45)', ({ text, ...place }) => expect(found(text)).toEqual(place))

it.each(['in 2018', 'around 2018', 'around 20k', 'white', 'from 2500', 'under 50 km', '60,000 km', 'from midland', 'in timbuktu'])(
  'the query parser reads no place in "%s" (SRC-45)',
  (text) => expect(found(text)).toBeNull(),
)

it('the query parser doesn’t treat the name of a location with cars as a search by distance (SRC-45)', () =>
  expect(nearAt(queryTokens('in midland', sentencePhrases), 0, buildLexicon(), () => 0)).toBeNull())

it('the query parser treats a place as unclear if the site has no distances (SRC-45)', () =>
  expect(found('near 2150', { distances: [] })).toEqual({ near: null, length: 2 }))
