import { nameKey } from '../../../text/nameKey'
import type { ParserState } from '../ParserState'
import { singulars } from './parseName'
import { phraseAt } from './phraseAt'

/** Longest phrase of words to search for. */
const maxWords = 4
/** Shorter words are too often words of their own. */
const minTypoLength = 5

/** Whether two words with the same first letter differ by one letter, or by two neighbours that are swapped. */
export const isTypo = (one: string, other: string): boolean => {
  if (one[0] !== other[0] || Math.abs(one.length - other.length) > 1) return false
  let start = 1
  while (start < one.length && one[start] === other[start]) start++
  let end = 0
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end++
  const [first, second] = [one.slice(start, one.length - end), other.slice(start, other.length - end)]
  return (first.length < 2 && second.length < 2) || (first.length === 2 && first[0] === second[1] && first[1] === second[0])
}

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

/** The word in stock that a word is most likely a typo of; null for everyday words. */
const correction = (parser: ParserState, word: string): string | null => {
  const key = nameKey(word)
  if (
    key.length < minTypoLength ||
    parser.names.exact.has(key) ||
    parser.names.partial.has(key) ||
    /\d/.test(key) ||
    isEverydayWord(parser, key)
  )
    return null
  const { names } = parser
  for (const known of [names.exact.keys(), names.words])
    for (const name of known) if (name.length >= minTypoLength && isTypo(key, name)) return name
  return null
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
  const corrected = length === 1 && token ? correction(parser, token.text) : null
  if (token && corrected !== null) {
    parser.tokens[from] = { ...token, text: corrected }
    return from
  }
  const word = parser.wordAt(from)
  const isEveryday = length > 1 || word.length < 2 || isEverydayWord(parser, word)
  // 'Mazda 2' is left out as a whole if there is none.
  const start = from === parser.nameEnd && token?.number ? parser.nameStart : from
  parser.unknownEnd = parser.mark(isEveryday ? 'unclear' : 'unknown', start, from + length)
  return parser.unknownEnd
}
