import { expect, it } from 'vitest'
import { countedFacets } from './countedFacets'
import { listFacets, rareFacets } from './facets'

it.each([
  { name: 'no filters of its own', filters: [] },
  { name: 'filters most sites show', filters: ['make', 'price'] as const },
])('a site with $name counts none of the facets few sites show (SRC-03)', ({ filters }) => {
  expect(countedFacets({ filters })).toEqual([
    ...listFacets.filter((facet) => !rareFacets.includes(facet)),
    'price',
    'subscription_price',
    'year',
    'km',
  ])
})

it('a site that shows such a facet counts it, and no other (SRC-03)', () => {
  const counted = countedFacets({ filters: ['make', 'price_range'] })
  expect(rareFacets.filter((facet) => counted.includes(facet))).toEqual(['price_range'])
})
