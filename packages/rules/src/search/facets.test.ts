import { expect, it } from 'vitest'
import { listFacets, rangeFacets } from './facets'

it('each facet has a unique name that differs from other parameters (SRC-02, SRC-03)', () => {
  const all = [...listFacets, ...rangeFacets, 'query', 'page', 'sortBy']
  expect(new Set(all).size).toBe(all.length)
})
