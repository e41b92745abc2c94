import { isBlankText } from '@forecourt/schema/rich-text/plainText'
import { isCalendarDate } from '../dates/calendarDate'
import type { Offer } from '../entities/Offer'
import { namesRate } from './namesRate'

const mostPercent = 48

export type OfferField = 'name' | 'description' | 'startsOn' | 'endsOn' | 'comparisonRate' | 'rateExample' | 'priceToCents'

/** What keeps an offer from being taken in, at its field. */
export interface OfferProblem {
  readonly field: OfferField
  readonly says: string
}

const dateProblems = ({ startsOn, endsOn }: Offer): OfferProblem[] => {
  const wrong = (field: 'startsOn' | 'endsOn', date: string | null): OfferProblem[] =>
    date === null || isCalendarDate(date) ? [] : [{ field, says: 'That is no date of the calendar.' }]
  const problems = [...wrong('startsOn', startsOn), ...wrong('endsOn', endsOn)]
  if (problems.length > 0 || startsOn === null || endsOn === null || startsOn <= endsOn) return problems
  return [{ field: 'endsOn', says: 'The last day is before the first.' }]
}

const rateProblems = (offer: Offer): OfferProblem[] => {
  const { comparisonRate, rateExample } = offer
  if (comparisonRate === null)
    return namesRate(offer)
      ? [{ field: 'comparisonRate', says: `The offer “${offer.name}” names a rate. Give its comparison rate and the example it is for.` }]
      : []
  const problems: OfferProblem[] = []
  if (!(comparisonRate > 0 && comparisonRate <= mostPercent))
    problems.push({
      field: 'comparisonRate',
      says: `The comparison rate of the offer “${offer.name}” must be a rate in percent, up to ${mostPercent}.`,
    })
  if (!rateExample?.trim()) problems.push({ field: 'rateExample', says: `Say of the offer “${offer.name}” which loan its rate is for.` })
  return problems
}

const priceProblems = ({ priceFromCents, priceToCents }: Offer): OfferProblem[] =>
  priceFromCents !== null && priceToCents !== null && priceFromCents > priceToCents
    ? [{ field: 'priceToCents', says: 'The greatest price is below the least.' }]
    : []

/** Says in sentences what keeps an offer from being taken in, each at its field (ENT-11, FIN-05); none when it may. */
export const offerProblems = (offer: Offer): readonly OfferProblem[] => {
  const missing = (field: 'name' | 'description', says: string): OfferProblem[] => (isBlankText(offer[field]) ? [{ field, says }] : [])
  return [
    ...missing('name', 'Give the offer a name.'),
    ...missing('description', 'Say what the offer is.'),
    ...dateProblems(offer),
    ...rateProblems(offer),
    ...priceProblems(offer),
  ]
}
