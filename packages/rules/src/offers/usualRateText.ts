import type { Car } from '../entities/Car'
import type { Offer } from '../entities/Offer'
import { carLoan, type FiguresConfig } from '../finance/carLoan'
import { statesRate } from './offerProblems'

interface OfferedFigures {
  readonly offers: readonly Pick<Offer, 'name' | 'description' | 'comparisonRate'>[]
  /** The cars whose weekly figures are shown beside the offers, as `atOfferRate` has them. */
  readonly cars: readonly Car[]
  readonly config: FiguresConfig
  /** The instant of the page, ISO in UTC. */
  readonly now: string
}

/**
 * Text beside offers with a rate: the weekly figures of their cars use another one, because a term of the offer's loan is missing (OFR-02,
 * FIN-04). Empty without such figures.
 */
export const usualRateText = ({ offers, cars, config, now }: OfferedFigures): string =>
  offers.some(statesRate) && cars.some((car) => !car.offerLoan && carLoan(car, config, now).hasFigure)
    ? 'Weekly figures use the lender’s usual rate, not the offer rate.'
    : ''
