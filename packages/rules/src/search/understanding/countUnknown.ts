import type { Reading } from './Reading'
import { nameAt } from './reading/nameAt'
import { phraseAt } from './reading/phraseAt'

/** Counts the words from a token on that nobody knows (SRC-06): neither names nor numbers, nor words of a sentence. */
export const countUnknown = ({ tokens, names, lexicon }: Reading, from: number): number => {
  const { fillers, negations, orders } = lexicon.phrases
  let index = from
  for (let token = tokens[index]; token && !token.apart && !token.number && !fillers.includes(token.text); token = tokens[++index])
    if (nameAt(names, tokens, index) ?? phraseAt(negations, tokens, index) ?? phraseAt(orders, tokens, index)) break
  return index - from
}
