import { facetKey } from '../../facetKey'
import type { Reading } from '../Reading'
import { phraseAt } from './phraseAt'

/**
 * Reads what a car is for, such as 'family car', as what cars of the site have for it; where a site has none of it, it is left as not
 * understood (SRC-06). Null where nothing of the kind begins at a token.
 */
export const parseUse = (reading: Reading, from: number): number | null => {
  const { tokens, lexicon } = reading
  const use = phraseAt(lexicon.phrases.uses, tokens, from)
  if (!use) return null
  const { values, least } = use.meaning
  const had = (facet: string, fits: (value: string) => boolean): readonly [string, readonly string[]] => [
    facet,
    (lexicon.values[facet] ?? []).map(([value]) => value).filter(fits),
  ]
  const found = [
    ...Object.entries(values).map(([facet, wanted]) =>
      had(facet, (value) => wanted.some((one) => facetKey(facet, one) === facetKey(facet, value))),
    ),
    ...Object.entries(least).map(([facet, count]) => had(facet, (value) => Number(value) >= count)),
  ]
  const end = from + use.length
  if (found.some(([, fitting]) => fitting.length === 0)) return reading.leave(from, end)
  for (const [facet, fitting] of found) reading.add('values', facet, fitting)
  return end
}
