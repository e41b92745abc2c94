import type { Car } from '../entities/Car'
import type { Offer } from '../entities/Offer'
import { carLoan, type FiguresConfig } from '../finance/carLoan'
import { namesRate } from './namesRate'

/**
 * Introduces the cars below an offer: whether it is for them (OFR-02), and where it names a rate of its own that their weekly figures
 * are not at that rate (FIN-04).
 *
 * @param now the instant of the page, ISO in UTC
 */
export const carsOfOfferText = (
  offer: Pick<Offer, 'onCars' | 'name' | 'description' | 'comparisonRate'>,
  cars: readonly Car[],
  config: FiguresConfig,
  now: string,
): string => {
  const whose = offer.onCars ? 'The offer is for these cars, and for others like them.' : 'Ask us which of these the offer is for.'
  const hasRate = offer.comparisonRate !== null || namesRate(offer)
  const hasFigures = hasRate && cars.some((car) => carLoan(car, config, now).hasFigure)
  return hasFigures ? `${whose} Weekly figures beside them are at the lender’s usual rate, not at the offer’s.` : whose
}
