import { listFacets, rangeFacets, rareFacets } from './facets'
import { type FilterFacet, filterFacets } from './filters/filterFacets'

/**
 * Lists the facets whose values, or least and greatest, a stock list asks for (SRC-03, SRC-46): those that few sites show only where
 * this one does, and no instants, which nobody slides over.
 */
export const countedFacets = (search: Parameters<typeof filterFacets>[0]): FilterFacet[] => {
  const shown = filterFacets(search)
  return [...listFacets, ...rangeFacets].filter(
    (facet) => facet !== 'created_at_timestamp' && (!rareFacets.includes(facet) || shown.includes(facet)),
  )
}
