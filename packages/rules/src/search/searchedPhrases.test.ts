import { expect, it } from 'vitest'
import { searchedPhrases } from './searchedPhrases'

const plain = (text: string) => ({ text, means: [], body: null })

it.each([
  { name: 'a body', q: 'Ute', found: [{ text: 'ute', means: [], body: 'Ute' }] },
  { name: 'a body with another word', q: '4x4 ute', found: [{ text: '4x4' }, { text: 'ute', body: 'Ute' }] },
  { name: 'a phrase', q: 'white dual cab', found: [plain('white'), { text: 'dual cab', means: ['ute'], body: 'Ute' }] },
  { name: 'a spelling of a body', q: 'station wagon 2019', found: [{ text: 'station wagon', body: 'Wagon' }, plain('2019')] },
  { name: 'a short name of a make', q: 'vw', found: [{ text: 'vw', means: ['volkswagen'], body: null }] },
  { name: 'a name and a stock number', q: '2020 Kia Sorento · B2', found: ['2020', 'kia', 'sorento', 'b2'].map(plain) },
  { name: 'nothing', q: ' ', found: [] },
])('the search for a car understands shoppers’ words (SRC-06): $name', ({ q, found }) => {
  expect(searchedPhrases(q)).toMatchObject(found)
  expect(searchedPhrases(q)).toHaveLength(found.length)
})
