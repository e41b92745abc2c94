import type { Reading } from '../Reading'
import { amountAt } from './amountAt'
import { fitsFacet } from './fitsFacet'
import { phraseAt } from './phraseAt'
import { takeAmount } from './takeAmount'

/** Reads a number after the words that say what it measures (SRC-03): 'budget of 20k', 'range over 400'. Null where none begins at a token. */
export const parseMeasured = (reading: Reading, from: number): number | null => {
  const { tokens, lexicon } = reading
  const measure = phraseAt(lexicon.phrases.measures, tokens, from)
  if (!measure) return null
  let start = from + measure.length
  let amount = amountAt(tokens, start, lexicon.phrases)
  if (!amount && ['is', 'of', 'about', 'around'].includes(reading.wordAt(start))) amount = amountAt(tokens, ++start, lexicon.phrases)
  if (!amount || !fitsFacet(measure.meaning, amount, lexicon)) return null
  const end = start + amount.length
  return takeAmount(reading, amount, measure.meaning) ? end : reading.leave(from, end)
}
