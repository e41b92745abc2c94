import type { NumberRange } from '../SearchState'
import type { Synonym } from '../synonyms'
import type { Phrases, SentencePhrases } from './sentencePhrases'

/** Meaning of a name: facet values that all apply. */
export interface Name {
  readonly values: { readonly [facet: string]: readonly string[] }
  /** Number of matching cars, possibly approximate. */
  readonly count: number
}

/** Vocabulary of a site's stock for parsing queries. Plain JSON, so that browsers can load it. */
export interface Lexicon {
  /** Values of each list facet among listed cars, with counts. */
  readonly values: { readonly [facet: string]: readonly (readonly [value: string, count: number])[] }
  /** Further names by key, with their values and counts. */
  readonly names: readonly (readonly [key: string, values: Name['values'], count: number])[]
  readonly models: readonly (readonly [make: string, model: string, count: number])[]
  /** Makes that the site's dealerships represent; their suggestions come first. */
  readonly ownMakes: readonly string[]
  /** Minimum and maximum of each range facet; facets without cars are missing. Prices in whole dollars. */
  readonly ranges: { readonly [facet: string]: NumberRange }
  /** Suburbs by normalised name (`nameKey`): those with the dealer's cars, then nearby ones, nearest first. */
  readonly places: readonly (readonly [name: string, postcode: string])[]
  /** The site's search distances in km; empty for none. */
  readonly distances: readonly number[]
  readonly thisYear: number
  /** Shoppers' synonyms; part of the lexicon, because browsers only need them here. */
  readonly synonyms: readonly Synonym[]
  readonly phrases: SentencePhrases
  /** Facets that count something, such as seats, with the nouns for them. */
  readonly counted: Phrases<string>
  /** Weekly repayment per dollar of price, from the site's own weekly figures; null if it shows none. */
  readonly weeklyShare: number | null
}
