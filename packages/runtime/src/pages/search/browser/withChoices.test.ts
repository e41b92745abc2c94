import type { SearchState } from '@forecourt/rules/search/SearchState'
import { expect, it } from 'vitest'
import { withChoices } from './withChoices'

const searchState: SearchState = { query: 'seven seats under 45k', page: 1, sortBy: 'recommended', values: { make: ['Kia'] }, ranges: {} }
const parsed: SearchState = {
  ...searchState,
  query: '',
  values: { make: ['Kia'], seats: ['7'] },
  ranges: { price: { min: null, max: 45_000 } },
}

it.each<{ name: string; now: Partial<SearchState>; is: Partial<SearchState> }>([
  { name: 'nothing', now: {}, is: {} },
  {
    name: 'a value more',
    now: { values: { make: ['Kia'], fuel: ['Diesel'] } },
    is: { values: { make: ['Kia'], seats: ['7'], fuel: ['Diesel'] } },
  },
  { name: 'a value less', now: { values: {} }, is: { values: { seats: ['7'] } } },
  {
    name: 'a range',
    now: { ranges: { km: { min: null, max: 90_000 } } },
    is: { ranges: { price: { min: null, max: 45_000 }, km: { min: null, max: 90_000 } } },
  },
  { name: 'an order', now: { sortBy: 'price_asc' }, is: { sortBy: 'price_asc' } },
  { name: 'a place', now: { near: { postcode: '2150', km: 20 } }, is: { near: { postcode: '2150', km: 20 } } },
  { name: 'something left out', now: { excluded: { make: ['Ford'] } }, is: { excluded: { make: ['Ford'] } } },
  { name: 'other words', now: { query: 'tow bar' }, is: { query: 'tow bar' } },
])('the meaning of a sentence stays, with $name chosen since (SRC-05, SRC-06)', ({ now, is }) => {
  expect(withChoices({ parsed, before: searchState }, { ...searchState, ...now })).toEqual({ ...parsed, ...is })
})
