import type { SortOrder } from '@forecourt/rules/search/SearchState'
import type { SortKey, SortSettings } from '../contract/SearchRecord'

/** What can be bought as it stands comes before what lacks a price or photos, is reserved or just sold. */
const byReadiness: SortKey = { attribute: 'readiness', descending: true }
const byRank: SortKey = { attribute: 'custom_rank', descending: true }
const byAge: SortKey = { attribute: 'created_at_timestamp', descending: true }

/** An order the shopper chose is kept, whether or not they mistyped. */
const chosen = (...keys: readonly SortKey[]): SortSettings => ({ keys, typoFreeFirst: false })

/** What each order of the stock list compares; equal cars follow the recommended order (SRC-17, SRC-44). */
export const stockSorts = {
  recommended: { keys: [byReadiness, byRank, byAge], typoFreeFirst: true },
  newest: chosen(byAge, byReadiness, byRank),
  price_asc: chosen({ attribute: 'price', descending: false }, byReadiness, byRank, byAge),
  price_desc: chosen({ attribute: 'price', descending: true }, byReadiness, byRank, byAge),
  weekly_asc: chosen({ attribute: 'subscription_price', descending: false }, byReadiness, byRank, byAge),
  weekly_desc: chosen({ attribute: 'subscription_price', descending: true }, byReadiness, byRank, byAge),
  km_asc: chosen({ attribute: 'km', descending: false }, byReadiness, byRank, byAge),
  km_desc: chosen({ attribute: 'km', descending: true }, byReadiness, byRank, byAge),
  year_desc: chosen({ attribute: 'year', descending: true }, byReadiness, byRank, byAge),
} satisfies { [sort in SortOrder]: SortSettings }
