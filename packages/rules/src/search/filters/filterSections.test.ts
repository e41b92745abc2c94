import { describe, expect, it } from 'vitest'
import { buildConfig } from '../../testing/buildConfig'
import { filterSections } from './filterSections'

const facets = (filterVariant: 1 | 2 | 3 | 4, more: Parameters<typeof buildConfig>[0] = {}) =>
  filterSections(buildConfig({ ...more, search: { ...more.search, filterVariant } })).map(({ facet }) => facet)

describe('configured sets of filters (CFG-16)', () => {
  it('4 starts with the certified switch and has no makes', () => {
    expect(facets(4)).toEqual(['certified', 'model', 'price', 'year', 'km', 'body', 'fuel', 'transmission', 'colour', 'location_name'])
  })
  it('3 starts with the body', () => expect(facets(3)[0]).toBe('body'))
  it('2 is shorter than 1', () => expect(facets(2).length).toBeLessThan(facets(1).length))
  it.each([1, 2, 3, 4] as const)('%i has no duplicates and always includes price and year (SRC-07)', (variant) => {
    const shown = facets(variant)
    expect(new Set(shown).size).toBe(shown.length)
    expect(shown).toEqual(expect.arrayContaining(['price', 'year']))
  })
})

it('a site’s own filters replace its filter set, in the site’s order (SRC-05, CFG-16)', () => {
  expect(facets(1, { search: { filters: ['km', 'price'] } })).toEqual(['km', 'price'])
  expect(facets(2, { search: { filters: [] } })).toEqual(facets(2))
})

it('the filter panel leaves out filters of the site that would have no effect (CAR-14, CFG-12)', () => {
  expect(facets(1, { search: { filters: ['subscription_price', 'car_type', 'price'] }, stock: { carTypes: ['used'] } })).toEqual(['price'])
})

it('the filter panel gives the kind of each section, and the site’s label for certified (SRC-07, SRC-08, SRC-09, SRC-15)', () => {
  const sections = filterSections(buildConfig({ search: { certifiedLabel: 'Only show Toyota Certified Vehicles' } }))
  expect(sections).toEqual(
    expect.arrayContaining([
      { facet: 'certified', label: 'Only show Toyota Certified Vehicles', kind: 'toggle' },
      { facet: 'make', label: 'Make', kind: 'makes' },
      { facet: 'price', label: 'Price', kind: 'range' },
      { facet: 'km', label: 'Kilometres', kind: 'range' },
      { facet: 'body', label: 'Body', kind: 'list' },
    ]),
  )
})

it('the filter panel filters by weekly price only if subscriptions are offered (CAR-14)', () => {
  expect(facets(1)).not.toContain('subscription_price')
  expect(facets(1, { price: { offerSubscriptions: true } })).toContain('subscription_price')
  const search = { filters: ['weekly_price_range', 'price_range'] } as const
  expect(facets(1, { search })).toEqual(['price_range'])
  expect(facets(1, { search, price: { offerSubscriptions: true } })).toEqual(['weekly_price_range', 'price_range'])
})

it('the filter panel filters by condition only if there is more than one (CFG-12)', () => {
  expect(facets(1)).toContain('car_type')
  expect(facets(1, { stock: { carTypes: ['used'] } })).not.toContain('car_type')
})
