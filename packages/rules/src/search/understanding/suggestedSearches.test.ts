import { expect, it } from 'vitest'
import { buildLexicon } from '../../testing/buildLexicon'
import type { SearchState } from '../SearchState'
import { suggestedSearches } from './suggestedSearches'

const start: SearchState = { query: '', page: 1, sortBy: 'recommended', values: {}, ranges: {} }
const suggested = (text: string, most = 8) => suggestedSearches(text, buildLexicon(), start, most)
const labels = (text: string) => suggested(text).map(({ label }) => label)

it.each([
  {
    name: 'makes and their models, most cars first',
    text: 'toy',
    found: ['Toyota', 'Toyota HiLux', 'Toyota LandCruiser Prado', 'Toyota 86'],
  },
  { name: 'a model without its make', text: 'hil', found: ['Toyota HiLux'] },
  { name: 'a model by a later word', text: 'prado', found: ['Toyota LandCruiser Prado'] },
  { name: 'a model whose name says its make', text: 'mazda 3', found: ['Mazda3'] },
  { name: 'a feature', text: 'sunr', found: ['Panoramic sunroof'] },
  { name: 'a place', text: 'midl', found: ['Midland'] },
  { name: 'what goes on after other words', text: 'white suv toyota h', found: ['white suv Toyota HiLux'] },
  { name: 'nothing for a number', text: 'under 20', found: [] },
  { name: 'nothing for nothing', text: ' ', found: [] },
  { name: 'nothing for what nobody knows', text: 'zebra', found: [] },
])('suggests $name (SRC-06)', ({ text, found }) => expect(labels(text)).toEqual(found))

it('leads to what it says, with what was said before (SRC-06)', () => {
  const [first] = suggested('white under 20k toy')
  expect(first).toMatchObject({
    kind: 'Make',
    count: null,
    state: { values: { colour: ['White'], make: ['Toyota'] }, ranges: { price: { min: null, max: 20_000 } }, query: '' },
  })
})

it('leads to what is not wanted after a not (SRC-06)', () =>
  expect(suggested('suv not for', 1)).toMatchObject([
    { label: 'suv not Ford', state: { values: { body: ['SUV'] }, excluded: { make: ['Ford'] } } },
  ]))

it('counts the cars of what stands alone (SRC-06)', () =>
  expect(suggested('toy', 1)).toMatchObject([{ label: 'Toyota', kind: 'Make', count: 20 }]))
