import type { FacetItem, StockResult } from '@forecourt/rules/entities/StockResult'
import { facetKey } from '@forecourt/rules/search/facetKey'
import type { NearestSearch } from '@forecourt/rules/search/nearestSearches'

/** The result of the nearest search with results. */
export interface NearestStock extends NearestSearch {
  readonly result: StockResult
}

const hasCars = (items: readonly FacetItem[] = []): boolean => items.some(({ count }) => count > 0)

/**
 * Adds the nearest search's cars to an empty result. Facets without values take those of that search, uncounted, so that the filter can be
 * widened in place.
 */
export function withNearest(result: StockResult, { result: nearest, dropped }: NearestStock): StockResult {
  const facets: { [facet: string]: readonly FacetItem[] } = { ...result.facets }
  for (const [facet, items] of Object.entries(nearest.facets)) {
    if (hasCars(result.facets[facet])) continue
    const known = new Set(items.map(({ value }) => facetKey(facet, value)))
    const chosen = (result.facets[facet] ?? []).filter(({ value }) => !known.has(facetKey(facet, value)))
    facets[facet] = [...items.map((item): FacetItem => ({ ...item, count: 0, uncounted: true })), ...chosen]
  }
  return {
    ...result,
    facets,
    ranges: { ...nearest.ranges, ...result.ranges },
    nearest: { cars: nearest.cars, total: nearest.total, dropped },
  }
}
