import type { SearchRequest } from './SearchRequest'

export type AttributeValue = string | number | boolean | null | undefined | readonly (string | number | boolean)[]

/** A document as search reads it: a flat object with an id, the same that a hosted index would be given. */
export interface SearchRecord {
  readonly objectID: string
  readonly [attribute: string]: AttributeValue
}

export interface SortKey {
  readonly attribute: string
  readonly descending: boolean
}

/** Compares documents by the first key that differs; a missing number comes last in either direction; equal ones follow their ids. */
export interface SortSettings {
  readonly keys: readonly SortKey[]
  /**
   * Whether documents that answer the words best come before all others: those found without a typo first, then by all that the
   * README lists, and then, where a search says near what, the nearest.
   */
  readonly typoFreeFirst: boolean
}

/** A facet whose values are words that a document is found by, as well as by its texts. No typo is forgiven in them. */
export interface SearchedFacet {
  readonly attribute: string
  /** What a value is found by; default: by itself. */
  readonly texts?: (value: string) => readonly string[]
  /** Whether documents are found by it after all others: a feature, a place. */
  readonly isAside?: boolean
}

/** Which values of a facet are one value. */
export interface FacetSpelling {
  /** Values of the same key are one; it is the key of itself. */
  readonly key: (value: string) => string
  /** What else a value is called that is asked for and that no document has; default: nothing. */
  readonly otherName?: (value: string) => string
}

/** What an index does with which attributes. */
export interface IndexSettings {
  /** Texts that are searched. */
  readonly searchable: readonly string[]
  /** Those of them that are codes, such as a VIN: no typo is forgiven in them. */
  readonly codes: readonly string[]
  /** Attributes to filter by value and to count: texts, numbers, yes or no, or lists of these. */
  readonly facets: readonly string[]
  /** How their values are compared; those that are not named here, without regard to case. */
  readonly spellings?: { readonly [attribute: string]: FacetSpelling }
  /** Those of the facets that are searched by words. */
  readonly searchedFacets?: readonly SearchedFacet[]
  /** What else words mean; absent: just what they say. */
  readonly language?: SearchLanguage
  /** Which words clients that say nothing of it have left out where nothing has all of them; absent: none. */
  readonly dropWords?: SearchRequest['dropWords']
  /** Attributes that hold one number: to compare with, to take statistics of, to sort by. */
  readonly numbers: readonly string[]
  /** Which two of the numbers say where a document is, in degrees; absent: nothing does. */
  readonly point?: { readonly latitude: string; readonly longitude: string }
  readonly sorts: { readonly [sort: string]: SortSettings }
}

/** What else words mean: whoever says the one is shown the others, too, but not the other way round. */
interface Synonym {
  /** One word or several, as typed. */
  readonly said: string
  /** What documents call it, each one word or several. */
  readonly means: readonly string[]
}

/** How the people who search speak; see the README. */
export interface SearchLanguage {
  readonly synonyms: readonly Synonym[]
  /** What says nothing about what is sought, each one word or several: 'for sale'. */
  readonly fillers: readonly string[]
  /** Whether 'utes' means 'ute', too, and 'wheel' also 'wheels'. */
  readonly plurals: boolean
}
