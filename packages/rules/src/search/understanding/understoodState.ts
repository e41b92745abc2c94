import type { SearchState } from '../SearchState'
import type { Understanding } from './ParserState'

type ChosenValues = SearchState['values']

const mergeChoices = (one: ChosenValues = {}, other: ChosenValues = {}): ChosenValues => {
  const facets = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return Object.fromEntries(facets.map((facet) => [facet, [...new Set([...(one[facet] ?? []), ...(other[facet] ?? [])])].toSorted()]))
}

const omit = (values: ChosenValues = {}, facets: readonly string[]): ChosenValues =>
  Object.fromEntries(Object.entries(values).filter(([facet]) => !facets.includes(facet)))

/** Facets of a car's name: another make is another car. */
const nameFacets: readonly string[] = ['make', 'model', 'badge']

/** Facets whose values all apply: a further feature narrows the list. */
const joinedFacets: readonly string[] = ['filtered_features', 'tag']

/** Facets whose earlier choices a query replaces. */
const replacedFacets = (values: ChosenValues): readonly string[] => {
  const named = Object.keys(values).filter((facet) => !joinedFacets.includes(facet))
  return named.some((facet) => nameFacets.includes(facet)) ? [...named, ...nameFacets] : named
}

/**
 * Applies a parsed query to a search, from its first page: values, ranges and places replace earlier ones of the same
 * facet, as those of another sentence could contradict them; features are added (SRC-06, SRC-19). Keeps the path's presets.
 */
export const understoodState = (before: SearchState, understanding: Understanding): SearchState => {
  const { unclear: _unclear, perWeek, ...state } = before
  const replaced = replacedFacets(understanding.values)
  const without = (values: ChosenValues = {}, other: ChosenValues = {}): ChosenValues =>
    Object.fromEntries(
      Object.entries(values).flatMap(([facet, chosen]) => {
        const kept = chosen.filter((value) => !other[facet]?.includes(value))
        return kept.length > 0 ? [[facet, kept]] : []
      }),
    )
  const excluded = mergeChoices(without(omit(before.excluded, replaced), understanding.values), understanding.excluded)
  const weekly = understanding.perWeek ?? (understanding.ranges.price ? undefined : perWeek)
  return {
    ...state,
    page: 1,
    query: understanding.query,
    values: mergeChoices(without(omit(before.values, replaced), understanding.excluded), understanding.values),
    ranges: { ...before.ranges, ...understanding.ranges },
    sortBy: understanding.sortBy ?? before.sortBy,
    ...(understanding.near ? { near: understanding.near } : {}),
    ...(Object.keys(excluded).length > 0 ? { excluded } : {}),
    ...(understanding.unclear.length > 0 ? { unclear: understanding.unclear } : {}),
    ...(weekly === undefined ? {} : { perWeek: weekly }),
  }
}
