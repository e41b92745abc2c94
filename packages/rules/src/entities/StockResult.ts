/** A value of a facet with the number of cars that have it (ENT-15). */
export interface FacetItem {
  readonly label: string
  readonly value: string
  readonly count: number
  /** The count is unknown for now; `count` is 0, or only ranks the values. */
  readonly uncounted?: true
}

/** Minimum and maximum of a numeric facet among the filtered cars. */
export interface FacetRange {
  readonly min: number
  readonly max: number
  /** Number of cars with a value; absent if unknown. */
  readonly count?: number
}

/** Result of a stock search: a page of cars, the total, and facets. */
export interface StockResult {
  readonly cars: readonly import('./Car').Car[]
  readonly total: number
  readonly page: number
  readonly pageCount: number
  readonly facets: { readonly [facet: string]: readonly FacetItem[] }
  readonly ranges: { readonly [facet: string]: FacetRange }
  /** For each filtered facet, the number of results without that filter. */
  readonly without?: { readonly [facet: string]: number }
  /** Coordinates of the search's postcode; null if it doesn't exist, absent if none was given. */
  readonly near?: import('./Location').Point | null
  /** Search words dropped because all of them together have no result; absent if none. Lower case, otherwise as entered. */
  readonly droppedTerms?: readonly string[]
  /** A sentence that names the car whose stock number or VIN was searched for; absent if it was none. */
  readonly numberFound?: string
  /** Message that no listed car has the entered number, and what to do; the result then has no cars. */
  readonly numberMissing?: string
  /** If nothing is found: cars of the closest search with results, their total, and the conditions it drops. */
  readonly nearest?: { readonly cars: readonly import('./Car').Car[]; readonly total: number; readonly dropped: readonly string[] }
  /** Result without the search index, which was unavailable: most facets are missing and words match literally. */
  readonly limited?: true
}
