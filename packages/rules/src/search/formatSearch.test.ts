import { expect, it } from 'vitest'
import { formatSearch } from './formatSearch'
import type { SearchState } from './SearchState'

const state: SearchState = { query: '', page: 1, sortBy: 'recommended', values: {}, ranges: {} }

it.each([
  ['an empty search', state, ''],
  [
    'everything, in one order',
    {
      ...state,
      query: 'dual cab & more',
      page: 2,
      sortBy: 'price_asc',
      ranges: { km: { min: null, max: 60000 }, price: { min: 5000, max: null } },
      values: { colour: ['Red'], make: ['Toyota', 'Land Rover'] },
    },
    '?query=dual+cab+%26+more&make=Land+Rover&make=Toyota&colour=Red&price=5000:&km=:60000&sortBy=price_asc&page=2',
  ],
  ['a postcode with a distance', { ...state, near: { postcode: '3000', km: 50 } }, '?postcode=3000&within=50'],
  ['a postcode without one', { ...state, near: { postcode: '3000', km: null } }, '?postcode=3000'],
  ['a range open at both ends', { ...state, ranges: { price: { min: null, max: null } } }, ''],
  ['a facet without values, or one it doesn’t know', { ...state, values: { make: [], secret: ['x'] } }, ''],
  [
    'values preset by the path and the site',
    {
      ...state,
      sortBy: 'newest',
      values: { car_type: ['new', 'demo'] },
      defaults: { sortBy: 'newest', values: { car_type: ['demo', 'new'] } },
    },
    '',
  ],
  ['another sort than the site’s, even recommended', { ...state, defaults: { sortBy: 'newest', values: {} } }, '?sortBy=recommended'],
  [
    'fewer values than the path presets',
    { ...state, values: { car_type: ['demo'] }, defaults: { sortBy: 'recommended', values: { car_type: ['demo', 'new'] } } },
    '?car_type=demo',
  ],
] satisfies [name: string, state: SearchState, text: string][])(
  'formatSearch writes a search as an address (SRC-02, SRC-04, SRC-25): $0',
  (_name, searchState, text) => {
    expect(formatSearch(searchState)).toBe(text)
  },
)
