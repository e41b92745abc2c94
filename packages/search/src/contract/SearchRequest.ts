import type { Point } from '@forecourt/rules/entities/Location'
import type { Filter } from './Filter'

/** One question. Several in one batch that differ by a filter or two cost little more than one. */
export interface SearchRequest {
  readonly query: string
  /** Whether typos are forgiven; `min`: only when nothing is found without. Default true. */
  readonly typoTolerance?: boolean | 'min'
  /** Which words are left out where nothing has all of them: as few as it takes, or the last or first ones; default: none. */
  readonly dropWords?: 'none' | 'fewest' | 'last' | 'first' | undefined
  /** Searches these texts alone; absent or empty: all of them. */
  readonly restrictSearchableAttributes?: readonly string[]
  /** All must hold. */
  readonly filters: readonly Filter[]
  readonly sort: string
  /** What is nearest to this comes first, in sorts that put what answers best before the rest. */
  readonly nearest?: Point | undefined
  /** How many hits to pass over, and how many to list. */
  readonly offset: number
  readonly length: number
  /** Which attributes to count the values of, and to take statistics of where they are numbers. */
  readonly facets: readonly string[]
  readonly maxValuesPerFacet: number
  /** Whether numbers among the facets that are only numbers are counted by value, too. Default: only their statistics. */
  readonly countNumbers?: boolean
  /** Which values of a facet come first; default: the most frequent. */
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
  /** Absent: an attribute that is no facet. */
  readonly facets: { readonly [attribute: string]: readonly FacetCount[] }
  /** Absent: no number among what was found. */
  readonly stats: { readonly [attribute: string]: NumberStats }
  /** Words of the query that were left out, since nothing has all of them; absent: none was. */
  readonly droppedWords?: readonly string[]
}
