import { excludedName, listFacets, rangeFacets } from './facets'
import type { SearchState } from './SearchState'

const sameValues = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value) => other.includes(value))

/**
 * Writes a search as a canonical query string, '' or '?…': query, facets, exclusions, ranges, postcode, distance, informational values,
 * sortBy, page (SRC-02, SRC-04, SRC-25). Omits the first page, and defaults of the path or site.
 *
 * @example formatSearch({ query: '', page: 2, sortBy: 'recommended', values: { make: ['Kia'] }, ranges: {} }) // '?make=Kia&page=2'
 */
export const formatSearch = (state: SearchState): string => {
  const parameters = new URLSearchParams()
  if (state.query) parameters.append('query', state.query)
  for (const facet of listFacets) {
    const values = state.values[facet] ?? []
    if (sameValues(values, state.defaults?.values[facet] ?? [])) continue
    for (const value of values.toSorted()) parameters.append(facet, value)
  }
  for (const facet of listFacets)
    for (const value of state.excluded?.[facet]?.toSorted() ?? []) parameters.append(excludedName(facet), value)
  for (const facet of rangeFacets) {
    const range = state.ranges[facet]
    if (range && (range.min !== null || range.max !== null)) parameters.append(facet, `${range.min ?? ''}:${range.max ?? ''}`)
  }
  if (state.near) {
    parameters.append('postcode', state.near.postcode)
    if (state.near.km !== null) parameters.append('within', String(state.near.km))
  }
  if (state.perWeek !== undefined) parameters.append('perWeek', String(state.perWeek))
  for (const text of state.unclear ?? []) parameters.append('unclear', text)
  if (state.sortBy !== (state.defaults?.sortBy ?? 'recommended')) parameters.append('sortBy', state.sortBy)
  if (state.page > 1) parameters.append('page', String(state.page))
  const text = parameters.toString().replaceAll('%3A', ':')
  return text && `?${text}`
}
