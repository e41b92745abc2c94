/** Searchable tokens of a text. */
export interface TextTokens {
  /** Words, and hyphenated words without punctuation: 'CX-5' is `cx`, `5` and `cx5`. */
  readonly tokens: readonly string[]
  /** Adjacent words joined, as shoppers may write them: 'Land Cruiser' is `landcruiser`, 'Mazda CX-5' is `mazdacx5`. */
  readonly pairs: readonly string[]
}

export function tokenise(text: string): TextTokens {
  const tokens = new Set<string>()
  const pairs = new Set<string>()
  for (const sequence of splitSequences(text)) {
    for (const token of sequence) tokens.add(token)
    addPairs(sequence, pairs)
  }
  for (const token of tokens) pairs.delete(token)
  return { tokens: [...tokens], pairs: [...pairs] }
}

const addPairs = (tokens: readonly string[], pairs: Set<string>) => {
  for (let at = 1; at < tokens.length; at++) pairs.add(`${tokens[at - 1]}${tokens[at]}`)
}

/** Maximum number of query terms; each costs time. */
const maxTerms = 16

/** The terms of a query; empty: matches all documents. */
export const queryTerms = (query: string): string[] => splitWords(query.slice(0, 512)).slice(0, maxTerms)

/** Tokens of a code: its parts, and all of it joined: 'MZ-1023' is `mz`, `1023` and `mz1023`. */
export function codeTokens(code: string): string[] {
  const parts = splitWords(code)
  return parts.length > 1 ? [...new Set([...parts, parts.join('')])] : parts
}

/** The words of a text in order, split at everything but letters and digits. */
export const splitWords = (text: string): string[] => splitParts(foldText(text))

const space = /\s+/

/**
 * The words of a text in order: split at all punctuation, and, if that differs, a second time with hyphenated words joined.
 *
 * @example splitSequences('Mazda CX-5') // [['mazda', 'cx', '5'], ['mazda', 'cx5']]
 */
export function splitSequences(text: string): string[][] {
  const single: string[] = []
  const joined: string[] = []
  for (const written of foldText(text).split(space)) {
    const parts = splitParts(written)
    for (const part of parts) single.push(part)
    if (parts.length > 0) joined.push(parts.length === 1 ? (parts[0] as string) : parts.join(''))
  }
  // In most texts no word contains punctuation.
  return single.length > joined.length ? [single, joined] : [single]
}

/** Letters that Unicode doesn't decompose, though people type them without diacritics. */
const plainLetters: { readonly [letter: string]: string } = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', ı: 'i', þ: 'th' }

/** Normalises a text for comparison: lower case, without accents, plain forms: 'Škoda' is 'skoda' and 'ＴＯＹＯＴＡ' is 'toyota'. */
export function foldText(text: string): string {
  const lower = text.toLowerCase()
  // Most texts are plain already.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII
  if (/^[\x00-\x7f]*$/.test(lower)) return lower
  return (
    text
      // Also decomposes ligatures, full-width forms and the like: NFKC, decomposed.
      .normalize('NFKD')
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[ßæœøđðłıþ]/g, (letter) => plainLetters[letter] as string)
  )
}

const oneWord = /^[a-z0-9]+$/
const notWord = /[^\p{L}\p{N}]+/u

/** Splits a normalised text into runs of letters and digits. */
const splitParts = (folded: string): string[] =>
  // Most are one word already, and a test is faster than a split.
  oneWord.test(folded) ? [folded] : folded.split(notWord).filter(Boolean)
