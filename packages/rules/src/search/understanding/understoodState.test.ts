import { expect, it } from 'vitest'
import type { SearchState } from '../SearchState'
import { understoodState } from './understoodState'

const before: SearchState = {
  query: 'mazda',
  page: 3,
  sortBy: 'recommended',
  values: { make: ['Mazda'] },
  ranges: { price: { min: null, max: 20_000 }, km: { min: null, max: 9 } },
  unclear: ['blah'],
  perWeek: 90,
}
const nothing = { values: {}, excluded: {}, ranges: {}, query: '', unclear: [] }

it('an understood query replaces current filters of the same facets, and returns to the first page (SRC-19)', () => {
  const understanding = {
    ...nothing,
    query: 'sr5',
    values: { make: ['Kia'], body: ['Ute'] },
    excluded: { colour: ['Red'] },
    ranges: { price: { min: 5000, max: null } },
  }
  expect(understoodState(before, understanding)).toEqual({
    query: 'sr5',
    page: 1,
    sortBy: 'recommended',
    values: { make: ['Kia'], body: ['Ute'] },
    excluded: { colour: ['Red'] },
    ranges: { price: { min: 5000, max: null }, km: { min: null, max: 9 } },
  })
})

it('an understood query repeats unclear words, and keeps the weekly amount of a remaining price (SRC-19)', () =>
  expect(understoodState(before, { ...nothing, unclear: ['near me'], sortBy: 'km_asc' })).toMatchObject({
    unclear: ['near me'],
    perWeek: 90,
    sortBy: 'km_asc',
    query: '',
  }))

it('a second sentence replaces what it contradicts in the first, and adds features (SRC-06)', () => {
  const first: SearchState = {
    ...{ query: '', page: 1, sortBy: 'recommended', ranges: {} },
    values: { colour: ['Red', 'White'], make: ['Toyota'], model: ['HiLux'], filtered_features: ['Tow bar'] },
    excluded: { body: ['Van'] },
  }
  const second = {
    ...nothing,
    values: { make: ['Mazda'], body: ['Van'], filtered_features: ['Canopy'] },
    excluded: { colour: ['White'] },
  }
  const { values, excluded } = understoodState(first, second)
  expect(values).toEqual({ colour: ['Red'], make: ['Mazda'], body: ['Van'], filtered_features: ['Canopy', 'Tow bar'] })
  expect(excluded).toEqual({ colour: ['White'] })
})
