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

it('an understood query adds to the current filters, and returns to the first page (SRC-19)', () => {
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
    values: { make: ['Kia', 'Mazda'], body: ['Ute'] },
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
