import type { StockResult } from '@forecourt/rules/entities/StockFacet'
import { withoutCondition } from '@forecourt/rules/search/nearestSearches'
import type { SearchState } from '@forecourt/rules/search/SearchState'
import type { ActiveFilter } from '../../../sections/search/activeFilters'
import { searchHref } from '../../../sections/search/searchHref'

/** A choice to take back when nothing is found: what it says, where the list without it is, and how many cars that holds. */
export interface Relaxation {
  readonly label: string
  readonly href: string
  /** Null where it is not known. */
  readonly count: number | null
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
      href: searchHref(path, withoutCondition(state, facet)),
      count: without?.[facet] ?? null,
    }))
    .filter(({ count }) => count !== 0)
    .sort((one, other) => (other.count ?? 0) - (one.count ?? 0))
}
