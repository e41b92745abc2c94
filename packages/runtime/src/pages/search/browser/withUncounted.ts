import type { FacetItem, StockResult } from '@forecourt/rules/entities/StockFacet'
import { listFacets } from '@forecourt/rules/search/facets'
import type { SearchState } from '@forecourt/rules/search/SearchState'
import type { SiteData } from '@forecourt/rules/sites/SiteData'

const uncounted = (value: string): FacetItem => ({ value, label: value, count: 0, uncounted: true })

/** An answer given without the search index, with the filters that it could not count: what the site itself knows there is, and what is chosen. */
export const withUncounted = (result: StockResult, state: SearchState, site: SiteData): StockResult => {
  if (!result.limited) return result
  const known: { readonly [facet: string]: readonly string[] } = {
    model: site.names.makes.flatMap(({ models }) => models.map(({ name }) => name)),
    dealership_name: site.dealerships.map(({ name }) => name),
    location_name: site.locations.filter(({ visible }) => visible).map(({ name }) => name),
  }
  const missing = listFacets.filter((facet) => !result.facets[facet])
  const values = (facet: string) => [...new Set([...(known[facet] ?? []), ...(state.values[facet] ?? [])])]
  return { ...result, facets: { ...result.facets, ...Object.fromEntries(missing.map((facet) => [facet, values(facet).map(uncounted)])) } }
}
