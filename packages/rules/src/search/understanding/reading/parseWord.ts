import { nameKey } from '../../../text/nameKey'
import type { ParserState } from '../ParserState'
import { singulars } from './parseName'
import { phraseAt } from './phraseAt'

/** Longest phrase of words to search for. */
const maxWords = 4

const isNear = (one: string, other: string, letters: number): boolean => {
  if (letters < 0 || one === other) return letters >= 0
  const after = (skipped: number, left: number, wrong = 1) => isNear(one.slice(skipped), other.slice(left), letters - wrong)
  if (one[0] === other[0]) return after(1, 1, 0)
  return after(1, 1) || after(1, 0) || after(0, 1) || (one[0] === other[1] && one[1] === other[0] && after(2, 2))
}

/** Whether two words with the same first letter differ by at most some letters, or neighbours that are swapped. */
export const isTypo = (one: string, other: string, letters = 1): boolean => one[0] === other[0] && isNear(one, other, letters)

/** Number of tokens that a text search finds as names, such as badges; everyday words only in a longer phrase or after a make or model. */
const searchableAt = (parser: ParserState, from: number): number => {
  const { tokens, names, lexicon } = parser
  for (let to = Math.min(from + maxWords, tokens.length); to > from; to--) {
    const phrase = tokens.slice(from, to)
    const key = nameKey(phrase.map(({ text }) => text).join(''))
    if (phrase.some(({ apart }, index) => index > 0 && apart) || !singulars(key).some((one) => names.words.has(one))) continue
    const isPlain = to === from + 1 && (/^\d+$/.test(key) || key.length < 2 || lexicon.phrases.everyday.includes(key))
    // The 2 of 'Mazda 2' is of no badge.
    if (/^\d$/.test(key)) continue
    if (!isPlain || (from === parser.badgeAt && !tokens[from]?.apart)) return to - from
  }
  return 0
}

/** Whether two letters and a number are a model that isn't in stock, as 'CX-30': its letters alone are of others. */
const isUnknownModel = ({ tokens, lexicon }: ParserState, from: number): boolean => {
  const next = tokens[from + 1]
  return (
    /^[a-z]{2}$/.test(tokens[from]?.text ?? '') &&
    next?.apart === false &&
    /^\d{1,3}$/.test(next.text) &&
    !phraseAt(lexicon.counted, tokens, from + 2)
  )
}

const isEverydayWord = ({ lexicon }: ParserState, word: string): boolean =>
  singulars(word).some((one) => lexicon.phrases.everyday.includes(one))

/**
 * The name or word in stock that a word is most likely a typo of; undefined for everyday words and those of less than five letters. Two
 * letters may be wrong in a make or model, if the word has at least eight.
 */
const correction = (parser: ParserState, word: string): string | undefined => {
  const key = nameKey(word)
  const { exact, partial, words } = parser.names
  if (exact.has(key) || partial.has(key) || !/^\D{5,}$/.test(key) || isEverydayWord(parser, key)) return undefined
  return (
    [...exact.keys(), ...words].find((name) => name[4] && isTypo(key, name)) ??
    [...exact, ...partial].find(([name, { values }]) => key[7] && values.make && isTypo(key, name, 2))?.[0]
  )
}

/**
 * Parses words that are neither names of values nor grammar (SRC-06): those of a badge are searched for, others are left out, so that they
 * don't empty the list. A word with a typo is replaced, to be parsed again from the same token.
 */
export const parseWord = (parser: ParserState, from: number, length = 1): number => {
  if (length === 1 && parser.isFiller(from)) return from + 1
  const found = searchableAt(parser, from)
  if (found === 1 && length === 1 && isUnknownModel(parser, from)) return parser.mark('unknown', from, from + 2)
  if (found >= length) {
    parser.badgeAt = parser.nameEnd = parser.mark('search', from, from + found)
    return parser.nameEnd
  }
  const token = parser.tokens[from]
  // The word alone, or with the next one: 'land crusier'.
  for (const words of length > 1 ? [] : [1, 2]) {
    const text = correction(parser, parser.textBetween(from, from + words))
    if (text) {
      parser.tokens.splice(from, words, { text, apart: token?.apart === true })
      return from
    }
  }
  const word = parser.wordAt(from)
  const isEveryday = length > 1 || word.length < 2 || isEverydayWord(parser, word)
  // 'Mazda 2' is left out as a whole if there is none.
  const start = from === parser.nameEnd && token?.number ? parser.nameStart : from
  parser.unknownEnd = parser.mark(isEveryday ? 'unclear' : 'unknown', start, from + length)
  return parser.unknownEnd
}
