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
] as const
export type SortOrder = (typeof sortOrders)[number]

/** An inclusive range; an open end is null. */
export interface NumberRange {
  readonly min: number | null
  readonly max: number | null
}

/**
 * What a shopper asks of the stock list: the query string, parsed (SRC-02, SRC-03).
 * `values` holds the chosen values of each list facet, `ranges` those of each numeric one (price in dollars, km, year).
 */
export interface SearchState {
  readonly query: string
  /** From 1. */
  readonly page: number
  readonly sortBy: SortOrder
  readonly values: { readonly [facet: string]: readonly string[] }
  /** Around which postcode, as the shopper wrote it, and how far: null sorts by distance and leaves nothing out. Absent: anywhere. */
  readonly near?: { readonly postcode: string; readonly km: number | null }
  readonly ranges: { readonly [facet: string]: NumberRange }
  /** Values of list facets that cars must not have. Absent: none is left out. */
  readonly excluded?: { readonly [facet: string]: readonly string[] }
  /** What a shopper said that is no condition here; only to be said. */
  readonly unclear?: readonly string[]
  /** The repayment a week in whole dollars that the greatest price stands for; only to be said. */
  readonly perWeek?: number
  /** What the path and the site say before a shopper asks: left out of the query string. Absent: nothing, sorted as recommended. */
  readonly given?: { readonly sortBy: SortOrder; readonly values: { readonly [facet: string]: readonly string[] } }
}
