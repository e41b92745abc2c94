import type { StockResult } from '@forecourt/rules/entities/StockFacet'
import { rangeFacets } from '@forecourt/rules/search/facets'
import type { SearchState } from '@forecourt/rules/search/SearchState'
import type { ActiveFilter } from './activeFilters'
import { searchHref, withoutNear, withoutRange } from './searchHref'

/** A choice to take back when nothing is found: what it says, where the list without it is, and how many cars that holds. */
export interface Relaxation {
  readonly label: string
  readonly href: string
  /** Null where it is not known. */
  readonly count: number | null
}

const withoutFacet = (state: SearchState, facet: string): SearchState => {
  if (facet === 'query') return { ...state, page: 1, query: '' }
  if (facet === 'near') return withoutNear(state)
  if (rangeFacets.some((range) => range === facet)) return withoutRange(state, facet)
  return { ...state, page: 1, values: { ...state.values, [facet]: state.given?.values[facet] ?? [] } }
}

/**
 * What to take back of a search that finds nothing, the choice that brings back most cars first. The values of one facet go together:
 * each of them alone finds nothing. One that would leave the list empty all the same is not offered.
 */
export const relaxations = (
  path: string,
  state: SearchState,
  filters: readonly ActiveFilter[],
  without: StockResult['without'],
): Relaxation[] => {
  const facets = [...new Set(filters.map(({ facet }) => facet))]
  return facets
    .map((facet) => ({
      label:
        facet === 'near'
          ? 'the distance'
          : filters
              .filter((filter) => filter.facet === facet)
              .map(({ label }) => label)
              .join(', '),
      href: searchHref(path, withoutFacet(state, facet)),
      count: without?.[facet] ?? null,
    }))
    .filter(({ count }) => count !== 0)
    .sort((one, other) => (other.count ?? 0) - (one.count ?? 0))
}
