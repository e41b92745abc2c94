import { excludedName, listFacets, rangeFacets } from './facets'
import type { SearchState } from './SearchState'

/** A search with some conditions dropped. */
export interface NearestSearch {
  readonly state: SearchState
  /** Dropped conditions: facets, 'query' for words, 'near' for a distance. */
  readonly dropped: readonly string[]
}

/** Order in which conditions are dropped; those not listed come before the last ones. */
const droppedFirst: readonly string[] = [
  'tag',
  'colour',
  'filtered_features',
  'query',
  'near',
  'location_name',
  'city',
  'dealership_name',
  'state',
]
const droppedLast: readonly string[] = [
  'seats',
  'sleeps',
  'km',
  'year',
  'price',
  'subscription_price',
  'fuel',
  'licence',
  'car_type',
  'body',
  'model',
  'item_type',
  'make',
]

const dropOrder = (condition: string): number => {
  const early = droppedFirst.indexOf(condition)
  const late = droppedLast.indexOf(condition)
  return early >= 0 ? early : droppedFirst.length + 1 + late
}

/** Drops one condition of a search and returns to the first page; keeps the path's presets. */
export const withoutCondition = (state: SearchState, condition: string): SearchState => {
  const { near, perWeek, ...rest } = { ...state, page: 1 }
  const unchanged = {
    ...rest,
    ...(near && condition !== 'near' ? { near } : {}),
    ...(perWeek !== undefined && condition !== 'price' ? { perWeek } : {}),
  }
  if (condition === 'near') return unchanged
  if (condition === 'query') return { ...unchanged, query: '' }
  if (rangeFacets.some((facet) => facet === condition))
    return { ...unchanged, ranges: { ...state.ranges, [condition]: { min: null, max: null } } }
  const facet = listFacets.find((known) => excludedName(known) === condition)
  if (facet) return { ...unchanged, excluded: { ...state.excluded, [facet]: [] } }
  return { ...unchanged, values: { ...state.values, [condition]: state.defaults?.values[condition] ?? [] } }
}

const listConditions = (state: SearchState): string[] => {
  const chosen = listFacets.filter((facet) => (state.values[facet] ?? []).some((value) => !state.defaults?.values[facet]?.includes(value)))
  const excluded = listFacets.filter((facet) => (state.excluded?.[facet] ?? []).length > 0).map(excludedName)
  const ranged = rangeFacets.filter(
    (facet) => state.ranges[facet] && (state.ranges[facet].min !== null || state.ranges[facet].max !== null),
  )
  const isAround = state.near !== undefined && state.near.km !== null
  const all = [...(state.query ? ['query'] : []), ...(isAround ? ['near'] : []), ...chosen, ...excluded, ...ranged]
  return all.toSorted((one, other) => dropOrder(one) - dropOrder(other))
}

/**
 * Relaxed searches for one without results, closest first (SRC-01): each condition dropped alone, the least important first, then more
 * and more together, until none is left.
 *
 * @example nearestSearches(redHiluxUnder20000).map(({ dropped }) => dropped) // [['colour'], ['price'], ['model'], …, ['colour', 'price'], …]
 */
export const nearestSearches = (state: SearchState): NearestSearch[] => {
  const conditions = listConditions(state)
  const single = conditions.map((condition) => [condition])
  const combined = conditions.slice(1).map((_, index) => conditions.slice(0, index + 2))
  return [...single, ...combined].map((dropped) => ({ dropped, state: dropped.reduce(withoutCondition, state) }))
}
