import type { Point } from '@forecourt/rules/entities/Location'
import type { Filter } from './Filter'

/** A search request. Requests in one batch that differ by a filter or two cost little more than one. */
export interface SearchRequest {
  readonly query: string
  /** Typo tolerance; `min`: only if there are no results without it. Default true. */
  readonly typoTolerance?: boolean | 'min'
  /** Which terms to drop if no document has all of them: as few as possible, or the last or first ones; default: none. */
  readonly dropTerms?: 'none' | 'fewest' | 'last' | 'first' | undefined
  /** Restricts the search to these texts; absent or empty: all. */
  readonly restrictSearchableAttributes?: readonly string[]
  /** Joined by AND. */
  readonly filters: readonly Filter[]
  readonly sort: string
  /** Sorts by distance to this point among equally relevant hits, in sorts with `typoFreeFirst`. */
  readonly nearest?: Point | undefined
  /** Number of hits to skip, and to return. */
  readonly offset: number
  readonly length: number
  /** Facets to count, and numbers to compute statistics of. */
  readonly facets: readonly string[]
  readonly maxValuesPerFacet: number
  /** Whether to count facets that are numbers by value, too. Default: only their statistics. */
  readonly countNumbers?: boolean
  /** Order of a facet's values; default: by count. */
  readonly sortFacetValuesBy?: 'count' | 'alpha'
}

export interface FacetCount {
  readonly value: string
  readonly count: number
}

export interface NumberStats {
  readonly min: number
  readonly max: number
  readonly avg: number
  readonly sum: number
}

export interface SearchResponse<Document> {
  readonly hits: readonly Document[]
  readonly found: number
  /** Counts by facet; absent for an attribute that is no facet. */
  readonly facets: { readonly [attribute: string]: readonly FacetCount[] }
  /** Statistics by number; absent if no hit has a value. */
  readonly stats: { readonly [attribute: string]: NumberStats }
  /** Terms of the query that were dropped because no document has all terms; absent if none. */
  readonly droppedTerms?: readonly string[]
}
