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
  /** Whether documents found without a typo come before all others, and then, where a search says near what, the nearest. */
  readonly typoFreeFirst: boolean
}

/** What an index does with which attributes. */
export interface IndexSettings {
  /** Texts that are searched. */
  readonly searchable: readonly string[]
  /** Those of them that are codes, such as a VIN: no typo is forgiven in them. */
  readonly codes: readonly string[]
  /** Attributes to filter by value and to count: texts, numbers, yes or no, or lists of these. */
  readonly facets: readonly string[]
  /** Attributes that hold one number: to compare with, to take statistics of, to sort by. */
  readonly numbers: readonly string[]
  /** Which two of the numbers say where a document is, in degrees; absent: nothing does. */
  readonly point?: { readonly latitude: string; readonly longitude: string }
  readonly sorts: { readonly [sort: string]: SortSettings }
}
