import { expect, it } from 'vitest'
import { specialFacets } from '../facets'
import { filterFacets } from './filterFacets'

it('has what the site chose, before any set (CFG-16)', () => {
  expect(filterFacets({ filters: ['km', 'price'], filterVariant: 1 })).toEqual(['km', 'price'])
})

it.each([1, 2, 3])(
  'set %i has what caravans, motorcycles and electric cars are chosen by, and the kinds themselves (CFG-06, CFG-16)',
  (filterVariant) => {
    expect(filterFacets({ filters: [], filterVariant })).toEqual(expect.arrayContaining(['item_type', ...specialFacets]))
  },
)

it('set 4 is said facet by facet (CFG-16)', () => {
  expect(filterFacets({ filters: [], filterVariant: 4 })).toEqual([
    'certified',
    'model',
    'price',
    'subscription_price',
    'year',
    'km',
    'body',
    'fuel',
    'transmission',
    'colour',
    'location_name',
  ])
})

it('takes an unknown set for the first', () => {
  expect(filterFacets({ filters: [], filterVariant: 9 })).toEqual(filterFacets({ filters: [], filterVariant: 1 }))
})
