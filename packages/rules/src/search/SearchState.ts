export const sortOrders = [
  'recommended',
  'newest',
  'price_asc',
  'price_desc',
  'weekly_asc',
  'weekly_desc',
  'km_asc',
  'km_desc',
  'year_desc',
  'consumption_asc',
] as const
export type SortOrder = (typeof sortOrders)[number]

/** An inclusive range; null for an open end. */
export interface NumberRange {
  readonly min: number | null
  readonly max: number | null
}

/**
 * A search of the stock list, parsed from the query string (SRC-02, SRC-03). `values` holds the selected values of list facets, `ranges`
 * those of numeric ones (price in dollars, km, year).
 */
export interface SearchState {
  readonly query: string
  /** From 1. */
  readonly page: number
  readonly sortBy: SortOrder
  readonly values: { readonly [facet: string]: readonly string[] }
  /** Postcode, as entered, and radius: null sorts by distance without a filter. Omitted: anywhere. */
  readonly near?: { readonly postcode: string; readonly km: number | null }
  readonly ranges: { readonly [facet: string]: NumberRange }
  /** Values that cars must not have, by list facet. Omitted: none. */
  readonly excluded?: { readonly [facet: string]: readonly string[] }
  /** Words that couldn't be interpreted; only shown to the shopper. */
  readonly unclear?: readonly string[]
  /** Weekly repayment in whole dollars that the maximum price is derived from; only shown. */
  readonly perWeek?: number
  /** Defaults from the path and the site, omitted from the query string. If absent: none, sorted as recommended. */
  readonly defaults?: { readonly sortBy: SortOrder; readonly values: { readonly [facet: string]: readonly string[] } }
}
