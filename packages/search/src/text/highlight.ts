import { allowedTypos, isLetters } from './allowedTypos'
import { foldText } from './foldText'
import { isMeantBy } from './isMeantBy'
import { queryWords } from './queryWords'

/** A stretch of a text, from its first letter up to the one after its last. */
export interface HighlightSpan {
  readonly start: number
  readonly end: number
}

export interface Highlight {
  /** What was found, in order, never overlapping. */
  readonly spans: readonly HighlightSpan[]
  /** The query's words that are in this text. */
  readonly matchedWords: readonly string[]
  readonly matchLevel: 'none' | 'partial' | 'full'
}

interface Word extends HighlightSpan {
  readonly folded: string
}

/** Which parts of a text answer a query, by the same rules as searching, so that a page can mark them. `isCode`: no typos. */
export function highlight(text: string, query: string, options: { readonly typos: boolean; readonly isCode: boolean }): Highlight {
  const typed = queryWords(query)
  const words = [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(
    (found): Word => ({ start: found.index, end: found.index + found[0].length, folded: foldText(found[0]) }),
  )
  const mayTypo = options.typos && !options.isCode
  const marked = new Map<number, HighlightSpan>()
  const mark = ({ start, end }: HighlightSpan) => {
    if ((marked.get(start)?.end ?? -1) < end) marked.set(start, { start, end })
  }
  const matchedWords = typed.filter((word, at) => {
    const isLast = at === typed.length - 1
    const next = typed[at + 1]
    const before = typed[at - 1]
    const meanings = [
      { meant: word, isPrefix: isLast },
      ...(next === undefined ? [] : [{ meant: `${word}${next}`, isPrefix: at + 2 === typed.length }]),
      ...(before === undefined ? [] : [{ meant: `${before}${word}`, isPrefix: isLast }]),
    ]
    const found = meanings.flatMap(({ meant, isPrefix }, index) => spansOf(words, meant, isPrefix, mayTypo, index === 0))
    found.forEach(mark)
    return found.length > 0
  })
  const spans = [...marked.values()].sort((left, right) => left.start - right.start)
  const matchLevel = matchedWords.length === 0 ? 'none' : matchedWords.length === typed.length ? 'full' : 'partial'
  return { spans, matchedWords: [...new Set(matchedWords)], matchLevel }
}

/** Where a word is said: as one word, or, with `asPair`, run together from two. */
function spansOf(words: readonly Word[], meant: string, isPrefix: boolean, mayTypo: boolean, asPair: boolean): HighlightSpan[] {
  return words.flatMap((word, at) => {
    const next = words[at + 1]
    if (means(word.folded, meant, isPrefix, mayTypo)) {
      const isBeginning = isPrefix && word.folded.startsWith(meant) && word.folded.length === word.end - word.start
      return [{ start: word.start, end: isBeginning ? word.start + meant.length : word.end }]
    }
    if (!asPair || !next || meant.length <= word.folded.length || !means(word.folded + next.folded, meant, isPrefix, false)) return []
    return [
      { start: word.start, end: word.end },
      { start: next.start, end: next.end },
    ]
  })
}

function means(word: string, meant: string, isPrefix: boolean, mayTypo: boolean): boolean {
  if (isPrefix ? word.startsWith(meant) : word === meant) return true
  const allowed = mayTypo && isLetters(word) ? allowedTypos(meant) : 0
  return allowed > 0 && isMeantBy(word, meant, allowed, isPrefix)
}
