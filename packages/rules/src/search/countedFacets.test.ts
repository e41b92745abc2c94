import { expect, it } from 'vitest'
import { listFacets, rareFacets, specialFacets } from './facets'
import { countedFacets } from './filters/filterFacets'

it.each([
  { name: 'a filter set without rare facets', filters: [], filterVariant: 4 },
  { name: 'filters most sites show', filters: ['make', 'price'] as const, filterVariant: 1 },
])('a site with $name counts no rare facets (SRC-03)', (search) => {
  expect(countedFacets(search)).toEqual([
    ...listFacets.filter((facet) => !rareFacets.includes(facet)),
    'price',
    'subscription_price',
    'year',
    'km',
  ])
})

it('a site that shows a rare facet counts only that one of them (SRC-03)', () => {
  const counted = countedFacets({ filters: ['make', 'price_range'], filterVariant: 1 })
  expect(rareFacets.filter((facet) => counted.includes(facet))).toEqual(['price_range'])
})

it('a filter set with facets for one kind of vehicle counts them (SRC-03, CFG-06)', () => {
  expect(countedFacets({ filters: [], filterVariant: 1 })).toEqual(expect.arrayContaining([...specialFacets]))
})
