import { expect, it } from 'vitest'
import { specialFacets } from '../facets'
import { filterFacets } from './filterFacets'

it('the filter panel returns the site’s filters rather than a filter set (CFG-16)', () => {
  expect(filterFacets({ filters: ['km', 'price'], filterVariant: 1 })).toEqual(['km', 'price'])
})

it.each([1, 2, 3])(
  'the filter set %i has the filters for caravans, motorcycles and electric cars, and the vehicle kind (CFG-06, CFG-16)',
  (filterVariant) => {
    expect(filterFacets({ filters: [], filterVariant })).toEqual(expect.arrayContaining(['item_type', ...specialFacets]))
  },
)

it('the filter set 4 has a fixed list of filters (CFG-16)', () => {
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

it('the filter panel replaces an unknown set with the first', () => {
  expect(filterFacets({ filters: [], filterVariant: 9 })).toEqual(filterFacets({ filters: [], filterVariant: 1 }))
})
