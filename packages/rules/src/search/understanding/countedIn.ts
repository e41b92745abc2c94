import { facetValueText } from '../facetValueText'
import { synonyms } from '../synonyms'
import type { Lexicon } from './Lexicon'
import type { Phrases } from './sentencePhrases'

const isCount = ([value]: readonly [value: string, count: number]): boolean => /^\d{1,2}$/.test(value)

const spelled = (word: string): string[] => (word.endsWith('s') ? [word, word.slice(0, -1)] : [word, `${word}s`])

/**
 * Lists the facets whose values are counts, such as seats, with the words the shopper counts in, out of what the facet's own values are
 * called (SRC-03): '7 seats', 'seat', 'seater'.
 */
export const countedIn = (values: Lexicon['values']): Phrases<string> =>
  Object.entries(values)
    .filter(([, counts]) => counts.length > 0 && counts.every(isCount))
    .map(([facet]) => {
      const said = facetValueText(facet, '2').toLowerCase().replace(/\d+/, '').trim()
      const aliases = synonyms.flatMap((synonym) => (synonym.means.includes(said) ? [synonym.said] : []))
      return [facet, ...[said, ...aliases].filter((word) => word !== '').flatMap(spelled)]
    })
