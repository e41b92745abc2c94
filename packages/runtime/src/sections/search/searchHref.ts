import { formatSearch } from '@forecourt/rules/search/formatSearch'
import type { NumberRange, SearchState } from '@forecourt/rules/search/SearchState'

/** URL of a stock list: '/search' and a state give '/search?make=Toyota'. */
export const searchHref = (path: string, state: SearchState): string => `${path}${formatSearch(state)}`

/** The state without a value of a facet, on the first page (SRC-19). */
export const withoutValue = (state: SearchState, facet: string, value: string): SearchState => ({
  ...state,
  page: 1,
  values: { ...state.values, [facet]: (state.values[facet] ?? []).filter((chosen) => chosen !== value) },
})

/** The state without an exclusion, on the first page. */
export const withoutExcluded = (state: SearchState, facet: string, value: string): SearchState => ({
  ...state,
  page: 1,
  excluded: { ...state.excluded, [facet]: (state.excluded?.[facet] ?? []).filter((left) => left !== value) },
})

const open: NumberRange = { min: null, max: null }

/** The state without a range, on the first page. */
export const withoutRange = ({ perWeek, ...state }: SearchState, facet: string): SearchState => ({
  ...state,
  ...(facet === 'price' || perWeek === undefined ? {} : { perWeek }),
  page: 1,
  ranges: { ...state.ranges, [facet]: open },
})

/** The state without a postcode, on the first page. */
export const withoutNear = ({ near: _near, ...state }: SearchState): SearchState => ({ ...state, page: 1 })
