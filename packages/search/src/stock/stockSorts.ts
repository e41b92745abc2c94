import type { SortOrder } from '@forecourt/rules/search/SearchState'
import type { SortKey, SortSettings } from '../engine/SearchRecord'

const byRank: SortKey = { attribute: 'custom_rank', descending: true }
const byAge: SortKey = { attribute: 'created_at_timestamp', descending: true }

/** An order the shopper chose is kept, whether or not they mistyped. */
const chosen = (...keys: readonly SortKey[]): SortSettings => ({ keys, typoFreeFirst: false })

/** What each order of the stock list compares; equal cars follow the recommended order (SRC-17, SRC-44). */
export const stockSorts = {
  recommended: { keys: [byRank, byAge], typoFreeFirst: true },
  newest: chosen(byAge, byRank),
  price_asc: chosen({ attribute: 'price', descending: false }, byRank, byAge),
  price_desc: chosen({ attribute: 'price', descending: true }, byRank, byAge),
  km_asc: chosen({ attribute: 'km', descending: false }, byRank, byAge),
  km_desc: chosen({ attribute: 'km', descending: true }, byRank, byAge),
  year_desc: chosen({ attribute: 'year', descending: true }, byRank, byAge),
} satisfies { [sort in SortOrder]: SortSettings }
