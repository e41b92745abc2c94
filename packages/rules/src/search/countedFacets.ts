import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { type ListFacet, listFacets, type RangeFacet, rangeFacets, rareFacets } from './facets'

/**
 * Lists the facets whose values, or least and greatest, a stock list asks for (SRC-03, SRC-46): those that few sites show only where
 * this one does, and no instants, which nobody slides over.
 */
export const countedFacets = ({ filters }: Pick<ResolvedConfig['search'], 'filters'>): (ListFacet | RangeFacet)[] => [
  ...listFacets.filter((facet) => !rareFacets.includes(facet) || filters.some((shown) => shown === facet)),
  ...rangeFacets.filter((facet) => facet !== 'created_at_timestamp'),
]
