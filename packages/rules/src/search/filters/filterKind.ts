import { rangeFacets } from '../facets'
import type { FilterFacet } from './filterFacets'

/** How a filter is chosen in: among values, between two ends, by a switch, or among makes with their models. */
export type FilterKind = 'list' | 'range' | 'toggle' | 'makes'

/** Says how a filter is chosen in (SRC-07 to SRC-09). */
export const filterKind = (facet: FilterFacet): FilterKind => {
  if (facet === 'certified') return 'toggle'
  if (facet === 'make') return 'makes'
  return rangeFacets.some((range) => range === facet) ? 'range' : 'list'
}
