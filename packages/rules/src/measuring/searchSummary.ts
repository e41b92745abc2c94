import type { SearchState } from '../search/SearchState'

/** Short text of a search: the entered query, otherwise the filters; empty if none. */
export const searchSummary = ({ query, values, ranges, near }: Pick<SearchState, 'query' | 'values' | 'ranges' | 'near'>): string => {
  const chosen = Object.values(values).flat()
  const within = Object.entries(ranges).map(([facet, { min, max }]) =>
    [facet, min !== null && `from ${min}`, max !== null && `to ${max}`].filter(Boolean).join(' '),
  )
  return [query, ...chosen, ...within, ...(near ? ['near a postcode'] : [])].filter(Boolean).join(' · ')
}
