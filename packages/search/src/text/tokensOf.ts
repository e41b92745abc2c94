import { foldText } from './foldText'
import { partsOf } from './partsOf'

const space = /\s+/

/** What a text can be found by. */
export interface TextTokens {
  /** What it says: its words, and what is written together without its signs, so that 'CX-5' is `cx`, `5` and `cx5`. */
  readonly words: readonly string[]
  /** Neighbours as one word, as shoppers run them together: 'Land Cruiser' is `landcruiser`, 'Mazda CX-5' is `mazdacx5`. */
  readonly pairs: readonly string[]
}

export function tokensOf(text: string): TextTokens {
  const single: string[] = []
  const joined: string[] = []
  for (const written of foldText(text).split(space)) {
    const parts = partsOf(written)
    for (const part of parts) single.push(part)
    if (parts.length > 0) joined.push(parts.join(''))
  }
  const words = new Set(single)
  const pairs = new Set<string>()
  addPairs(single, pairs)
  // In most texts no word has signs in it.
  if (single.length > joined.length) {
    for (const word of joined) words.add(word)
    addPairs(joined, pairs)
  }
  for (const word of words) pairs.delete(word)
  return { words: [...words], pairs: [...pairs] }
}

const addPairs = (words: readonly string[], pairs: Set<string>) => {
  for (let at = 1; at < words.length; at++) pairs.add(`${words[at - 1]}${words[at]}`)
}
