import type { SearchState } from '../SearchState'
import type { Understanding } from './ParserState'

type ChosenValues = SearchState['values']

const mergeChoices = (one: ChosenValues = {}, other: ChosenValues = {}): ChosenValues => {
  const facets = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return Object.fromEntries(facets.map((facet) => [facet, [...new Set([...(one[facet] ?? []), ...(other[facet] ?? [])])].toSorted()]))
}

/**
 * Applies a parsed query to a search, from its first page: adds values, replaces ranges and places (SRC-06, SRC-19). Keeps the path's
 * presets.
 */
export const understoodState = (before: SearchState, understanding: Understanding): SearchState => {
  const { unclear: _unclear, perWeek, ...state } = before
  const excluded = mergeChoices(before.excluded, understanding.excluded)
  const weekly = understanding.perWeek ?? (understanding.ranges.price ? undefined : perWeek)
  return {
    ...state,
    page: 1,
    query: understanding.query,
    values: mergeChoices(before.values, understanding.values),
    ranges: { ...before.ranges, ...understanding.ranges },
    sortBy: understanding.sortBy ?? before.sortBy,
    ...(understanding.near ? { near: understanding.near } : {}),
    ...(Object.keys(excluded).length > 0 ? { excluded } : {}),
    ...(understanding.unclear.length > 0 ? { unclear: understanding.unclear } : {}),
    ...(weekly === undefined ? {} : { perWeek: weekly }),
  }
}
