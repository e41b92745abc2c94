/** What one request may cost: well above what any page asks, well below what would keep others waiting. */
export const limits = {
  bodyBytes: 65_536,
  queries: 50,
  /** Letters of a query. */
  queryLength: 512,
  hitsPerPage: 1_000,
  /** How far paging reaches. */
  pagingLimit: 20_000,
  facets: 100,
  valuesPerFacet: 1_000,
  facetHits: 100,
  /** Texts in a list, such as attributes to retrieve. */
  listLength: 1_000,
  /** Boxes or polygons of one query, and the corners of all its polygons. */
  areas: 50,
  corners: 1_000,
  /** Words of one snippet. */
  snippetWords: 50,
  /** Documents asked for by their ids. */
  objects: 1_000,
  /** Conditions of one query, and how deep they nest. */
  conditions: 500,
  depth: 20,
  /** Letters of one numeric filter. */
  numericFilterLength: 512,
  /** Of all queries of a request together. */
  all: {
    hits: 1_000,
    /** Hits passed over. */
    pagingLimit: 100_000,
    facets: 250,
    /** Numbers counted by value. */
    countedNumbers: 60,
    /** Facets times how many values of each. */
    facetValues: 30_000,
    conditions: 1_500,
    /** Words of different queries. */
    words: 48,
    /** Texts to mark times words to look for in them. */
    marks: 60_000,
    facetSearches: 4,
  },
} as const
