import { expect, it } from 'vitest'
import { buildLexicon } from '../../testing/buildLexicon'
import type { SearchState } from '../SearchState'
import { suggestedSearches } from './suggestedSearches'

const start: SearchState = { query: '', page: 1, sortBy: 'recommended', values: {}, ranges: {} }
const suggested = (text: string, max = 8) => suggestedSearches(text, buildLexicon(), start, max)
const labels = (text: string) => suggested(text).map(({ label }) => label)

it.each([
  ['makes and their models, most cars first', 'toy', ['Toyota', 'Toyota HiLux', 'Toyota LandCruiser Prado', 'Toyota 86']],
  ['a model without its make', 'hil', ['Toyota HiLux']],
  ['a model by a later word', 'prado', ['Toyota LandCruiser Prado']],
  ['a model whose name contains its make', 'mazda 3', ['Mazda3']],
  ['a feature', 'sunr', ['Panoramic sunroof']],
  ['a place', 'midl', ['Midland']],
  ['a completion after other words', 'white suv toyota h', ['white suv Toyota HiLux']],
  ['nothing for a number', 'under 20', []],
  ['nothing for an empty text', ' ', []],
  ['nothing for an unknown word', 'zebra', []],
])('the search field suggests $0 (SRC-06)', (_name, text, found) => expect(labels(text)).toEqual(found))

it('a suggestion searches for its label with the words before it (SRC-06)', () => {
  const [first] = suggested('white under 20k toy')
  expect(first).toMatchObject({
    kind: 'Make',
    count: null,
    state: { values: { colour: ['White'], make: ['Toyota'] }, ranges: { price: { min: null, max: 20_000 } }, query: '' },
  })
})

it('a suggestion after “not” excludes its value (SRC-06)', () =>
  expect(suggested('suv not for', 1)).toMatchObject([
    { label: 'suv not Ford', state: { values: { body: ['SUV'] }, excluded: { make: ['Ford'] } } },
  ]))

it('the suggestion list shows the number of cars for a suggestion without other words (SRC-06)', () =>
  expect(suggested('toy', 1)).toMatchObject([{ label: 'Toyota', kind: 'Make', count: 20 }]))

it('a suggestion of a make that the dealerships represent comes before those with more cars (SRC-06)', () => {
  const values = {
    make: [
      ['Ford', 10],
      ['Fiat', 2],
    ],
  } as const
  const firstWith = (ownMakes: readonly string[]) => suggestedSearches('f', buildLexicon({ values, ownMakes }), start, 8)[0]?.label
  expect([firstWith([]), firstWith(['FIAT'])]).toEqual(['Ford', 'Fiat'])
})
