import type { QueryToken } from '../queryTokens'
import type { Phrases } from '../sentencePhrases'

interface PhraseFound<Meaning> {
  readonly meaning: Meaning
  /** Number of tokens. */
  readonly length: number
}

/** Maximum number of words in a phrase. */
const maxWords = 4

/** Longest of several phrases at a token (SRC-06). */
export const phraseAt = <Meaning>(phrases: Phrases<Meaning>, tokens: readonly QueryToken[], from: number): PhraseFound<Meaning> | null => {
  let best: PhraseFound<Meaning> | null = null
  let phrase = ''
  for (let length = 1; length <= maxWords; length++) {
    const token = tokens[from + length - 1]
    if (!token || (length > 1 && token.apart)) break
    phrase += length > 1 ? ` ${token.text}` : token.text
    // The first item is the meaning, not a phrase.
    const row = phrases.find((known) => known.includes(phrase, 1))
    if (row) best = { meaning: row[0], length }
  }
  return best
}
