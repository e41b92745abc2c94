import type { SortOrder } from '@forecourt/rules/search/SearchState'
import type { SortOrderBy } from '../engine/createEngine'

const byRank = { attribute: 'custom_rank', descending: true }
const byAge = { attribute: 'created_at_timestamp', descending: true }

/** What each order of the stock list compares; equal cars follow the recommended order (SRC-17). */
export const stockSorts = {
  recommended: [byRank, byAge],
  newest: [byAge, byRank],
  price_asc: [{ attribute: 'price', descending: false }, byRank, byAge],
  price_desc: [{ attribute: 'price', descending: true }, byRank, byAge],
  km_asc: [{ attribute: 'km', descending: false }, byRank, byAge],
  km_desc: [{ attribute: 'km', descending: true }, byRank, byAge],
  year_desc: [{ attribute: 'year', descending: true }, byRank, byAge],
} satisfies { [sort in SortOrder]: SortOrderBy[string] }
