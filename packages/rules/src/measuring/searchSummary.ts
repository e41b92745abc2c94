import type { SearchState } from '../search/SearchState'

/** What a list was asked, in few words: what was typed, else what was chosen; empty where nothing was. */
export const searchSummary = ({ query, values, ranges, near }: Pick<SearchState, 'query' | 'values' | 'ranges' | 'near'>): string => {
  const chosen = Object.values(values).flat()
  const within = Object.entries(ranges).map(([facet, { min, max }]) =>
    [facet, min !== null && `from ${min}`, max !== null && `to ${max}`].filter(Boolean).join(' '),
  )
  return [query, ...chosen, ...within, ...(near ? ['near a postcode'] : [])].filter(Boolean).join(' · ')
}
