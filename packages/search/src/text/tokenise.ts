import { splitSequences } from './splitSequences'

/** What a text can be found by. */
export interface TextTokens {
  /** What it says: its words, and what is written together without its signs, so that 'CX-5' is `cx`, `5` and `cx5`. */
  readonly words: readonly string[]
  /** Neighbours as one word, as shoppers run them together: 'Land Cruiser' is `landcruiser`, 'Mazda CX-5' is `mazdacx5`. */
  readonly pairs: readonly string[]
}

export function tokenise(text: string): TextTokens {
  const words = new Set<string>()
  const pairs = new Set<string>()
  for (const sequence of splitSequences(text)) {
    for (const word of sequence) words.add(word)
    addPairs(sequence, pairs)
  }
  for (const word of words) pairs.delete(word)
  return { words: [...words], pairs: [...pairs] }
}

const addPairs = (words: readonly string[], pairs: Set<string>) => {
  for (let at = 1; at < words.length; at++) pairs.add(`${words[at - 1]}${words[at]}`)
}
