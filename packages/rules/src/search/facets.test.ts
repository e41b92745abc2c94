import { expect, it } from 'vitest'
import { listFacets, rangeFacets } from './facets'

it('names each facet once, and never like another parameter (SRC-02, SRC-03)', () => {
  const all = [...listFacets, ...rangeFacets, 'query', 'page', 'sortBy']
  expect(new Set(all).size).toBe(all.length)
})
