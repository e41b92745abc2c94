import { expect, it } from 'vitest'
import { formatSearch } from './formatSearch'
import type { SearchState } from './SearchState'

const state: SearchState = { query: '', page: 1, sortBy: 'recommended', values: {}, ranges: {} }

it.each([
  { name: 'nothing asked', state, text: '' },
  {
    name: 'everything, in one order',
    state: {
      ...state,
      query: 'dual cab & more',
      page: 2,
      sortBy: 'price_asc',
      ranges: { km: { min: null, max: 60000 }, price: { min: 5000, max: null } },
      values: { colour: ['Red'], make: ['Toyota', 'Land Rover'] },
    },
    text: '?query=dual+cab+%26+more&make=Land+Rover&make=Toyota&colour=Red&price=5000:&km=:60000&sortBy=price_asc&page=2',
  },
  { name: 'a postcode with a distance', state: { ...state, near: { postcode: '3000', km: 50 } }, text: '?postcode=3000&within=50' },
  { name: 'a postcode without one', state: { ...state, near: { postcode: '3000', km: null } }, text: '?postcode=3000' },
  { name: 'a range open at both ends', state: { ...state, ranges: { price: { min: null, max: null } } }, text: '' },
  { name: 'a facet without values, or one it doesn’t know', state: { ...state, values: { make: [], secret: ['x'] } }, text: '' },
  {
    name: 'what the path and the site give',
    state: {
      ...state,
      sortBy: 'newest',
      values: { car_type: ['new', 'demo'] },
      given: { sortBy: 'newest', values: { car_type: ['demo', 'new'] } },
    },
    text: '',
  },
  {
    name: 'another sort than the site’s, even recommended',
    state: { ...state, given: { sortBy: 'newest', values: {} } },
    text: '?sortBy=recommended',
  },
  {
    name: 'less than the path gives',
    state: { ...state, values: { car_type: ['demo'] }, given: { sortBy: 'recommended', values: { car_type: ['demo', 'new'] } } },
    text: '?car_type=demo',
  },
] satisfies { name: string; state: SearchState; text: string }[])(
  'writes a search as an address (SRC-02, SRC-04, SRC-25): $name',
  ({ state: given, text }) => {
    expect(formatSearch(given)).toBe(text)
  },
)
