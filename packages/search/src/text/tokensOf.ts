import { foldText } from './foldText'
import { wordsOf } from './wordsOf'

/** What a text can be found by. */
export interface TextTokens {
  /** What it says: its words, and what is written together without its signs, so that 'CX-5' is `cx`, `5` and `cx5`. */
  readonly words: readonly string[]
  /** Neighbours as one word, as shoppers run them together: 'Land Cruiser' is `landcruiser`, 'Mazda CX-5' is `mazdacx5`. */
  readonly pairs: readonly string[]
}

export function tokensOf(text: string): TextTokens {
  const written = foldText(text)
    .split(/\s+/)
    .map(partsOf)
    .filter((parts) => parts.length > 0)
  const single = written.flat()
  const words = new Set(single)
  const pairs = new Set(pairsOf(single))
  // In most texts no word has signs in it.
  if (single.length > written.length) {
    const joined = written.map((parts) => parts.join(''))
    for (const word of joined) words.add(word)
    for (const pair of pairsOf(joined)) pairs.add(pair)
  }
  return { words: [...words], pairs: [...pairs].filter((pair) => !words.has(pair)) }
}

const oneWord = /^[a-z0-9]+$/

const partsOf = (written: string): readonly string[] => (oneWord.test(written) ? [written] : wordsOf(written))

const pairsOf = (words: readonly string[]): string[] => words.slice(1).map((word, index) => `${words[index]}${word}`)
