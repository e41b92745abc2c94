import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../../entities/Car'
import { hasPrice } from '../../entities/isInStock'
import { formatMoney } from '../../format/formatMoney'
import { inSentence } from '../../text/inSentence'
import type { AnswerField } from './FormContext'

/**
 * Error for a missing required field (ENQ-32, ERR-10).
 *
 * @example missingProblem({ label: 'Last Name', type: 'text' }) // 'Please enter your last name.'
 */
export const missingProblem = ({ label, type }: Pick<AnswerField, 'label' | 'type'>): string => {
  if (type === 'checkbox') return `Please tick “${label}”.`
  return `Please ${type === 'select' ? 'choose a' : 'enter your'} ${inSentence(label).replace(/^your /, '')}.`
}

/** Validates a name: it needs a letter of any script (ENQ-31). */
export const nameProblem = ({ field, text }: { readonly field: AnswerField; readonly text: string }): string | null =>
  /\p{L}/u.test(text) ? null : missingProblem(field)

/**
 * Error for an offer below the dealer's minimum share of the price (`forms.lowestOfferPercent`); null if high enough, if the site has no
 * minimum, or if the car has no price (ENQ-26).
 *
 * @param cents the shopper's offer, null for none
 */
export const offerProblem = (
  cents: number | null,
  car: Pick<Car, 'priceCents'> | null,
  { forms }: Pick<ResolvedConfig, 'forms'>,
): string | null => {
  if (cents === null || !car || !hasPrice(car)) return null
  const lowest = Math.ceil((car.priceCents * forms.lowestOfferPercent) / 100)
  return cents < lowest ? `That’s too far below the ${formatMoney(car.priceCents)} price for us to consider.` : null
}
