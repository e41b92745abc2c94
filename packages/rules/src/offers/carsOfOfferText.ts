import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { nounOfAll } from '../car/words/nounOfAll'
import type { Car } from '../entities/Car'
import type { Offer } from '../entities/Offer'
import { carLoan, type FiguresConfig } from '../finance/carLoan'
import { saysItsCars } from './cars/saysItsCars'
import { namesRate } from './namesRate'

export interface OfferCars {
  readonly offer: Offer
  readonly cars: readonly Car[]
  /** Whether somebody chose them for it. */
  readonly areChosen: boolean
  /** Whether there are more of them than these. */
  readonly hasMore: boolean
  readonly config: FiguresConfig & Pick<ResolvedConfig, 'search'>
  /** The instant of the page, ISO in UTC. */
  readonly now: string
}

const whose = ({ offer, cars, areChosen, hasMore, config }: OfferCars): string => {
  const these = `The offer is for these ${nounOfAll(
    cars.map(({ itemType }) => itemType),
    config.search.noun,
  )}`
  if (areChosen) return hasMore ? `${these}, and for more: each names it on its own page.` : `${these}.`
  return saysItsCars(offer) ? `${these}, and for others like them.` : 'Ask us which of these the offer is for.'
}

/**
 * Introduces the cars below an offer: whether it is for them (OFR-02), and where it names a rate of its own that their weekly figures
 * are not at that rate (FIN-04).
 */
export const carsOfOfferText = (about: OfferCars): string => {
  const { offer, cars, config, now } = about
  const hasRate = offer.comparisonRate !== null || namesRate(offer)
  const hasFigures = hasRate && cars.some((car) => carLoan(car, config, now).hasFigure)
  return hasFigures ? `${whose(about)} Weekly figures beside them are at the lender’s usual rate, not at the offer’s.` : whose(about)
}
