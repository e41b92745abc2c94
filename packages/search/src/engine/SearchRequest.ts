/**
 * One question to a search engine, in the words of Algolia's search parameters, so that the hosted engine can answer it too.
 * Groups of `facetFilters` and `numericFilters` are joined by AND, the entries of a group by OR.
 */
export interface SearchRequest {
  /** Which order to list hits in; Algolia keeps one replica index per order. */
  readonly sort: string
  readonly query: string
  /** `attribute:value` */
  readonly facetFilters: readonly (readonly string[])[]
  /** `attribute>=number` and its siblings */
  readonly numericFilters: readonly (readonly string[])[]
  readonly facets: readonly string[]
  readonly maxValuesPerFacet: number
  readonly hitsPerPage: number
  /** From 0. */
  readonly page: number
}

export interface FacetStats {
  readonly min: number
  readonly max: number
  readonly avg: number
  readonly sum: number
}

/** The answer to one question, in the words of Algolia's response. */
export interface SearchResponse {
  /** The `objectID`s of the page's hits, in order. */
  readonly hits: readonly { readonly objectID: string }[]
  readonly nbHits: number
  readonly page: number
  readonly nbPages: number
  readonly hitsPerPage: number
  readonly facets: { readonly [facet: string]: { readonly [value: string]: number } }
  readonly facets_stats: { readonly [facet: string]: FacetStats }
}

/** A document of an index: words to find it by, values to filter it by, numbers to range and sort over. */
export interface SearchRecord {
  readonly objectID: string
  readonly words: readonly string[]
  readonly facets: { readonly [attribute: string]: string | null }
  readonly numbers: { readonly [attribute: string]: number | null }
}

/** What answers questions: the embedded engine, or a hosted one behind the same words. */
export interface SearchEngine {
  search(requests: readonly SearchRequest[]): readonly SearchResponse[]
}
