import type { Car } from '@forecourt/rules/entities/Car'
import type { FacetItem, FacetRange, StockResult } from '@forecourt/rules/entities/StockFacet'
import type { ListFacet } from '@forecourt/rules/search/facets'
import type { SearchState } from '@forecourt/rules/search/SearchState'
import type { SearchResponse } from '../engine/SearchRequest'
import { facetLabels, facetLimits } from './stockFacets'

/** The engine's answers as the stock list shows them. A chosen value stays in its facet at 0 cars, so that it can be taken back. */
export function stockResult(
  state: SearchState,
  responses: readonly SearchResponse[],
  carById: (id: string) => Car | undefined,
): StockResult {
  const main = responses[0]
  if (!main) throw new Error('A stock search has at least one answer')
  const facets: { [facet: string]: FacetItem[] } = {}
  const ranges: { [facet: string]: FacetRange } = {}
  for (const response of responses) {
    for (const [facet, counts] of Object.entries(response.facets)) facets[facet] = itemsOf(facet, counts, state)
    for (const [facet, { min, max }] of Object.entries(response.facets_stats)) ranges[facet] = { min, max }
  }
  return {
    cars: main.hits.flatMap(({ objectID }) => carById(objectID) ?? []),
    total: main.nbHits,
    page: main.page + 1,
    pageCount: main.nbPages,
    facets,
    ranges,
  }
}

function itemsOf(facet: string, counts: { readonly [value: string]: number }, state: SearchState): FacetItem[] {
  const chosen = state.values[facet] ?? []
  const item = (value: string, count: number): FacetItem => ({ label: facetLabels[facet]?.[value] ?? value, value, count })
  const limit = (facetLimits[facet as ListFacet] ?? 0) * (facet === 'model' ? Math.max(1, state.values.make?.length ?? 0) : 1)
  const known = new Set(Object.keys(counts).map((value) => value.toLowerCase()))
  const isChosen = (value: string) => chosen.some((one) => one.toLowerCase() === value.toLowerCase())
  // What is chosen is listed however few cars have it.
  const listed = Object.entries(counts).filter(([value], index) => index < limit || isChosen(value))
  const items = [
    ...listed.map(([value, count]) => item(value, count)),
    ...chosen.filter((value) => !known.has(value.toLowerCase())).map((value) => item(value, 0)),
  ]
  return facet === 'seats' ? items.sort((left, right) => Number(left.value) - Number(right.value)) : items
}
