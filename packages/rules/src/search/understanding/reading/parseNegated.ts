import { countUnknown } from '../countUnknown'
import type { Reading } from '../Reading'
import { amountAt } from './amountAt'
import { type NameFound, nameAt } from './nameAt'
import { phraseAt } from './phraseAt'
import { takeName } from './takeName'

const facetsOf = ({ values }: NameFound): string => Object.keys(values).toSorted().join()

/** Reads what is not wanted, and what is joined to it by 'or' (SRC-06). Null where no negation begins at a token. */
export const parseNegated = (reading: Reading, from: number): number | null => {
  const { tokens, names, lexicon } = reading
  const negation = phraseAt(lexicon.phrases.negations, tokens, from)
  // 'No more than 20k' is an amount.
  if (!negation || amountAt(tokens, from, lexicon.phrases)) return null
  let at = from + negation.length
  while (['a', 'an', 'any', 'the'].includes(reading.wordAt(at))) at++
  let name = nameAt(names, tokens, at)
  // At least the next word was meant.
  if (!name) return reading.leave(from, at + Math.max(countUnknown(reading, at), tokens[at]?.apart === false ? 1 : 0))
  for (;;) {
    takeName(reading, name, true, '')
    at += name.length
    const next: NameFound | null = ['or', 'nor', 'and'].includes(reading.wordAt(at)) ? nameAt(names, tokens, at + 1) : null
    if (!next || facetsOf(name) !== facetsOf(next)) return at
    name = next
    at++
  }
}
