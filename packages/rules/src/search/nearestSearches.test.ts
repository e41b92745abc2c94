import { expect, it } from 'vitest'
import { nearestSearches, withoutCondition } from './nearestSearches'
import type { SearchState } from './SearchState'

const state: SearchState = {
  query: '',
  page: 2,
  sortBy: 'recommended',
  values: { make: ['Toyota'], model: ['HiLux'], colour: ['Red'], car_type: ['used'] },
  excluded: { fuel: ['Diesel'] },
  ranges: { price: { min: null, max: 20_000 }, km: { min: null, max: null } },
  near: { postcode: '2150', km: null },
  perWeek: 90,
  defaults: { sortBy: 'recommended', values: { car_type: ['used'] } },
}

it('the empty result removes each condition alone, then several together (SRC-01)', () =>
  expect(nearestSearches(state).map(({ dropped }) => dropped.join())).toEqual([
    'colour',
    'fuel_not',
    'price',
    'model',
    'make',
    'colour,fuel_not',
    'colour,fuel_not,price',
    'colour,fuel_not,price,model',
    'colour,fuel_not,price,model,make',
  ]))

it('the empty result gives the remaining search, starting at its first page (SRC-19)', () =>
  expect(nearestSearches(state)[0]?.state).toEqual({ ...state, page: 1, values: { ...state.values, colour: [] } }))

it.each([
  { name: 'a range', condition: 'price', left: { ranges: { price: { min: null, max: null }, km: { min: null, max: null } } } },
  { name: 'an exclusion', condition: 'fuel_not', left: { excluded: { fuel: [] }, perWeek: 90 } },
  { name: 'a place', condition: 'near', left: { page: 1 } },
  { name: 'nothing that the path fixes', condition: 'car_type', left: { values: state.values } },
])('a suggested search removes $name (SRC-01)', ({ condition, left }) => expect(withoutCondition(state, condition)).toMatchObject(left))

it('the empty result also removes values that belong to a condition (SRC-01)', () =>
  expect([withoutCondition(state, 'price').perWeek, withoutCondition(state, 'near').near]).toEqual([undefined, undefined]))

it('the empty result suggests nothing if only the path’s conditions remain (SRC-01)', () =>
  expect(nearestSearches({ ...state, values: { car_type: ['used'] }, excluded: {}, ranges: {} })).toEqual([]))
