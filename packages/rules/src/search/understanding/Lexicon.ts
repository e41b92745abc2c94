import type { NumberRange } from '../SearchState'
import type { Synonym } from '../synonyms'
import type { Phrases, SentencePhrases } from './sentencePhrases'

/** What a word of the stock stands for: values of facets that all hold together. */
export interface Name {
  readonly values: { readonly [facet: string]: readonly string[] }
  /** How many cars it leaves, or something like it. */
  readonly count: number
}

/** What a site's stock knows words for: everything a shopper's sentence is read with. Plain JSON, so that browsers can be given it. */
export interface Lexicon {
  /** The values of each list facet among the cars listed, with how many cars have them. */
  readonly values: { readonly [facet: string]: readonly (readonly [value: string, count: number])[] }
  /** What else is a name here, by its key, with the values it means and how many cars have them. */
  readonly names: readonly (readonly [key: string, values: Name['values'], count: number])[]
  readonly models: readonly (readonly [make: string, model: string, count: number])[]
  /** Least and greatest of each range facet; a facet that no car has is missing. Prices in whole dollars. */
  readonly ranges: { readonly [facet: string]: NumberRange }
  /** Suburbs by their joined names (`nameKey`): those the dealer has cars in, then those around them, the nearest first. */
  readonly places: readonly (readonly [name: string, postcode: string])[]
  /** The distances in km the site offers around a postcode; none: it measures none. */
  readonly distances: readonly number[]
  readonly thisYear: number
  /** What else shoppers say for it: with the words, since browsers need it only then. */
  readonly synonyms: readonly Synonym[]
  readonly phrases: SentencePhrases
  /** The facets that hold counts, with the words one counts in. */
  readonly counted: Phrases<string>
  /** What a car repays a week for each dollar of its price, as the site's own weekly figures have it; null: it shows none. */
  readonly weeklyShare: number | null
}
