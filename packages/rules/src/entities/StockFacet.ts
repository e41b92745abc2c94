/** A value of a facet with the number of cars that have it (ENT-15). */
export interface FacetItem {
  readonly label: string
  readonly value: string
  readonly count: number
  /** How many cars have it is not known just now; `count` is 0 then, or says no more than which has most. */
  readonly uncounted?: true
}

/** Smallest and largest value of a numeric facet among the cars a filter leaves. */
export interface FacetRange {
  readonly min: number
  readonly max: number
  /** How many of the cars say it; absent: not known. */
  readonly count?: number
}

/** One answer of stock search: a page of cars, the number of all matches, and facets. */
export interface StockResult {
  readonly cars: readonly import('./Car').Car[]
  readonly total: number
  readonly page: number
  readonly pageCount: number
  readonly facets: { readonly [facet: string]: readonly FacetItem[] }
  readonly ranges: { readonly [facet: string]: FacetRange }
  /** For each facet that was narrowed, how many cars the rest of the search finds without that choice. */
  readonly without?: { readonly [facet: string]: number }
  /** Where the postcode of the search is; null: there is none such. Absent: none was asked for. */
  readonly near?: import('./Location').Point | null
  /** Words of the search that were left out, since nothing is found with all of them; absent: none was. In lower case, as typed else. */
  readonly droppedWords?: readonly string[]
  /** Says which car the words are a number of; absent: they are none. */
  readonly numberFound?: string
  /** Where nothing is found: some cars of the nearest search that finds any, how many there are, and which of its conditions it leaves out. */
  readonly nearest?: { readonly cars: readonly import('./Car').Car[]; readonly total: number; readonly dropped: readonly string[] }
  /** Answered without the search index, which was not there: most facets are missing and words are taken literally. */
  readonly limited?: true
}
