import { memoised } from '@forecourt/schema/memoised'
import type { FacetCount } from '../contract/SearchRequest'
import { allowedTypos, isLetters } from '../text/allowedTypos'
import { isMeantBy } from '../text/isMeantBy'
import { queryWords } from '../text/queryWords'
import { splitWords } from '../text/splitWords'

/**
 * The values of a facet that have every word in them, begun or whole: first those with the words as typed, then, unless `mayTypo`
 * is off, those with typos; in both the order they come in is kept.
 */
export function matchFacetValues(counts: readonly FacetCount[], query: string, mayTypo: boolean, limit: number): FacetCount[] {
  const typed = queryWords(query)
  if (typed.length === 0) return counts.slice(0, limit)
  const values = counts.map((count) => ({ count, words: knownWords(count.value) }))
  const asTyped = values.filter(({ words }) => typed.every((word) => words.some((one) => one.startsWith(word))))
  const found = asTyped.slice(0, limit).map(({ count }) => count)
  if (!mayTypo || found.length === limit || !typed.some((word) => allowedTypos(word) > 0)) return found
  const meanings = typed.map((word) => meaningOf(word))
  const exact = new Set(asTyped)
  for (const one of values) {
    if (found.length === limit) break
    if (!exact.has(one) && meanings.every((means) => one.words.some(means))) found.push(one.count)
  }
  return found
}

/** Whether a word is meant by what was typed; values share words, so each is looked at once. */
function meaningOf(typed: string): (word: string) => boolean {
  const allowed = allowedTypos(typed)
  const known = new Map<string, boolean>()
  return (word) => {
    let isMeant = known.get(word)
    if (isMeant === undefined) {
      isMeant = word.startsWith(typed) || (allowed > 0 && isLetters(word) && isMeantBy(word, typed, allowed, true))
      known.set(word, isMeant)
    }
    return isMeant
  }
}

/** The same few thousand values are searched repeatedly. */
const knownWords = memoised(splitWords, 20_000)
