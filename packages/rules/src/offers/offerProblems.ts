import type { Offer } from '../entities/Offer'
import { namesRate } from './namesRate'

const mostPercent = 48

/** Says in sentences what keeps an offer from being taken in (ENT-11, FIN-05); none when it may. */
export const offerProblems = (offer: Offer): string[] => {
  const { comparisonRate, rateExample } = offer
  if (comparisonRate === null)
    return namesRate(offer) ? [`The offer “${offer.name}” names a rate. Give its comparison rate and the example it is for.`] : []
  const problems: string[] = []
  if (!(comparisonRate > 0 && comparisonRate <= mostPercent))
    problems.push(`The comparison rate of the offer “${offer.name}” must be a rate in percent, up to ${mostPercent}.`)
  if (!rateExample?.trim()) problems.push(`Say of the offer “${offer.name}” which loan its rate is for.`)
  return problems
}
