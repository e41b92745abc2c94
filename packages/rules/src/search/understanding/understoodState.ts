import type { SearchState } from '../SearchState'
import type { Understanding } from './Reading'

type Chosen = SearchState['values']

const merged = (one: Chosen = {}, other: Chosen = {}): Chosen => {
  const facets = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return Object.fromEntries(facets.map((facet) => [facet, [...new Set([...(one[facet] ?? []), ...(other[facet] ?? [])])].toSorted()]))
}

/**
 * Applies a parsed query to a search, from its first page: adds values, replaces ranges and places (SRC-06, SRC-19). Keeps the path's
 * presets.
 */
export const understoodState = (before: SearchState, said: Understanding): SearchState => {
  const { unclear: _unclear, perWeek, ...state } = before
  const excluded = merged(before.excluded, said.excluded)
  const weekly = said.perWeek ?? (said.ranges.price ? undefined : perWeek)
  return {
    ...state,
    page: 1,
    query: said.query,
    values: merged(before.values, said.values),
    ranges: { ...before.ranges, ...said.ranges },
    sortBy: said.sortBy ?? before.sortBy,
    ...(said.near ? { near: said.near } : {}),
    ...(Object.keys(excluded).length > 0 ? { excluded } : {}),
    ...(said.unclear.length > 0 ? { unclear: said.unclear } : {}),
    ...(weekly === undefined ? {} : { perWeek: weekly }),
  }
}
