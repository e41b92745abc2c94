import type { SearchRequest } from './SearchRequest'

export type AttributeValue = string | number | boolean | null | undefined | readonly (string | number | boolean)[]

/** A document as a flat search record with an id, the same as in a hosted index. */
export interface SearchRecord {
  readonly objectID: string
  readonly [attribute: string]: AttributeValue
}

export interface SortKey {
  readonly attribute: string
  readonly descending: boolean
}

/** Sorts by the first differing key; a missing number is last in either direction; ties are sorted by id. */
export interface SortSettings {
  readonly keys: readonly SortKey[]
  /**
   * Whether relevance comes before the keys: documents without typos first, then the README's criteria, and then, if the search has a
   * `nearest` point, distance.
   */
  readonly typoFreeFirst: boolean
}

/** A facet whose values are searched as words, in addition to the texts, without typo tolerance. */
export interface SearchedFacet {
  readonly attribute: string
  /** Searchable texts of a value; default: the value itself. */
  readonly texts?: (value: string) => readonly string[]
  /** Whether matches in it rank below all others, such as features or places. */
  readonly isAside?: boolean
}

/** Normalisation of a facet's values. */
export interface FacetSpelling {
  /** Values with equal keys are the same value; a key is its own key. */
  readonly key: (value: string) => string
  /** An alias under which a value can be requested, used by no document; default: none. */
  readonly alias?: (value: string) => string
}

/** Which attributes an index searches, filters, counts and sorts by. */
export interface IndexSettings {
  /** Searchable texts. */
  readonly searchable: readonly string[]
  /** Searchable texts that are codes, such as a VIN: without typo tolerance. */
  readonly codes: readonly string[]
  /** Attributes to filter and count by value: texts, numbers, booleans, or lists of these. */
  readonly facets: readonly string[]
  /** Normalisation by facet; default: case-insensitive. */
  readonly spellings?: { readonly [attribute: string]: FacetSpelling }
  /** Facets whose values are searched as words. */
  readonly searchedFacets?: readonly SearchedFacet[]
  /** Synonyms and fillers; absent: none. */
  readonly language?: SearchLanguage
  /** Default of a request's `dropTerms`; absent: none. */
  readonly dropTerms?: SearchRequest['dropTerms']
  /** Attributes with a single number: for ranges, statistics and sorting. */
  readonly numbers: readonly string[]
  /** Attributes with a document's coordinates in degrees; absent: no geo search. */
  readonly point?: { readonly latitude: string; readonly longitude: string }
  readonly sorts: { readonly [sort: string]: SortSettings }
}

/** A one-way synonym: a query with the phrase also finds documents with one of `means`, but not the reverse. */
interface Synonym {
  /** One or more words of a query. */
  readonly phrase: string
  /** Alternatives in documents, each one or more words. */
  readonly means: readonly string[]
}

/** The language of queries; see the README. */
export interface SearchLanguage {
  readonly synonyms: readonly Synonym[]
  /** Words or phrases to ignore: 'for sale'. */
  readonly fillers: readonly string[]
  /** Whether singular and plural match: 'utes' and 'ute', 'wheel' and 'wheels'. */
  readonly plurals: boolean
}
