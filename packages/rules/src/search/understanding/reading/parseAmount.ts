import { countUnknown } from '../countUnknown'
import type { Reading } from '../Reading'
import { type Amount, amountAt } from './amountAt'
import { fitsFacet } from './fitsFacet'
import { isSmall } from './isSmall'
import { isYears } from './isYears'
import { phraseAt } from './phraseAt'
import { takeAmount } from './takeAmount'

const smallestBare = 10_000

/** Four digits alone may be a postcode or a price. */
const isOdd = (amount: Amount, isBare: boolean, thisYear: number): boolean =>
  isBare && !amount.isLarge && !isYears(amount, { thisYear }) && (amount.max ?? 0) < smallestBare

/**
 * Reads a number that begins at a token (SRC-03, SRC-06); one that measures nothing known belongs to the name before it, or is said to be
 * unclear. Null where none does.
 */
export const parseAmount = (reading: Reading, from: number): number | null => {
  const { tokens, lexicon } = reading
  const amount = amountAt(tokens, from, lexicon.phrases)
  if (!amount) return null
  const end = from + amount.length
  const measure = phraseAt(lexicon.phrases.measures, tokens, end)
  if (measure && fitsFacet(measure.meaning, amount, lexicon)) {
    const after = end + measure.length
    return takeAmount(reading, amount, measure.meaning) ? after : reading.leave(from, after)
  }
  const isBare = amount.said === 'bare' && amount.unit === null
  if (isBare && isSmall(amount)) {
    if (from !== reading.named && /^\d+$/.test(reading.wordAt(from)))
      return reading.leave(from, end + Math.min(1, countUnknown(reading, end)))
    // '2.0L' or the 5 of 'Ioniq 5' where there is none.
    reading.rest.push(reading.textOf(from, end))
    return end
  }
  return !isOdd(amount, isBare, lexicon.thisYear) && takeAmount(reading, amount, null) ? end : reading.leave(from, end)
}
