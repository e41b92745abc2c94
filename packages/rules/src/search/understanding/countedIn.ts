import { facetValueText } from '../facetValueText'
import type { Lexicon } from './Lexicon'

/** A facet whose values are counts, such as seats, and the words they are counted in. */
export interface CountedFacet {
  readonly facet: string
  readonly words: readonly string[]
}

const isCount = ([value]: readonly [value: string, count: number]): boolean => /^\d{1,2}$/.test(value)

const spelled = (word: string): string[] => (word.endsWith('s') ? [word, word.slice(0, -1)] : [word, `${word}s`])

/**
 * Lists the facets that hold counts, with the words the shopper counts in, out of what the facet's own values are called (SRC-03): '7 seats',
 * 'seat', 'seater'.
 */
export const countedIn = (lexicon: Lexicon): CountedFacet[] =>
  Object.entries(lexicon.values)
    .filter(([, counts]) => counts.length > 0 && counts.every(isCount))
    .map(([facet]) => {
      const said = facetValueText(facet, '2').toLowerCase().replace(/\d+/, '').trim()
      const aliases = lexicon.synonyms.flatMap((synonym) => (synonym.means.includes(said) ? [synonym.said] : []))
      return { facet, words: [said, ...aliases].filter((word) => word !== '').flatMap(spelled) }
    })
