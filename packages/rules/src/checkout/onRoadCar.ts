import type { Car } from '../entities/Car'
import { onRoadCosts } from '../pricing/onRoadCosts'
import type { CheckoutAbout } from './Journey'

/**
 * A car with what it comes to on the road as its price, where that can be worked out: what finance is reckoned of in a checkout. A quote of
 * the price alone is left out, as it is of less than is to be paid. The car itself otherwise.
 */
export const onRoadCar = ({ car, charges }: Pick<CheckoutAbout, 'car' | 'charges'>): Car => {
  const costs = onRoadCosts(car, charges)
  return costs
    ? { ...car, priceCents: costs.totalCents, driveAwayCents: costs.totalCents, priceType: 'driveAway', financeQuote: null }
    : car
}
