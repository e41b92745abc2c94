import type { Car } from '../../entities/Car'
import { hasPrice } from '../../entities/hasPrice'

/** An amount that could be what a car costs: dollars from a thousand on, or a number that is drive away. */
const amount =
  /(?:\$|\b(?:AUD|NZD))\s?(?:\d{1,3}(?:[, ]\d{3})+|\d{4,7}|\d{1,3}(?:\.\d+)?\s?k(?![a-z]))|(?<![\d.,])(?:\d{1,3},\d{3}|\d{3,7})(?:\.00)?\s?(?:drive[ -]?away|DAP(?![a-z])|dollars)/i
const sentenceEnd = /(?<=[.!?;](?:\*\*|["”)])?)\s+/
const count = (text: string, mark: string): number => text.split(mark).length - 1

/** A line without its sentences that name an amount; empty where what is left of its marks would not fit together. */
const withoutAmounts = (line: string): string => {
  if (!amount.test(line)) return line
  const kept = line
    .split(sentenceEnd)
    .filter((sentence) => !amount.test(sentence))
    .join(' ')
  return count(kept, '**') % 2 === 0 && count(kept, '[') === count(kept, ']') ? kept : ''
}

/**
 * What of a dealer's words on a car is published (CAR-14, VDP-23): all of them, but of a car whose price is hidden, or held because it is in
 * doubt, no sentence that names an amount, which may be the price. Null without words.
 *
 * @example shownComments({ priceCents: null, dealerComments: 'One owner. Now $12,990!' }) // 'One owner.'
 */
export const shownComments = (car: Pick<Car, 'priceCents' | 'dealerComments'>): string | null => {
  const { dealerComments } = car
  if (dealerComments === null || hasPrice(car)) return dealerComments
  const shown = dealerComments
    .split(/([|\n])/)
    .map(withoutAmounts)
    .join('')
  return shown === dealerComments ? dealerComments : shown.replace(/^[|\s]+|[|\s]+$/g, '') || null
}
