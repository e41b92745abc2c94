import type { Car } from '../entities/Car'
import type { Offer } from '../entities/Offer'
import { shows } from '../parts/shows'
import { offerFit } from './offerFit'

export interface CarOffersAbout {
  readonly car: Car
  /** The offers of the site that run and stand on cars, or were chosen for one, in the dealer's order. */
  readonly offers: readonly Offer[]
}

/**
 * The offers on a car, for its page and its card alike (OFR-01): the one that was chosen for it, then those that are for cars like it.
 * One that names a rate has a page of its own for it: beside a car it would stand against the rate of the car's own figures (FIN-04).
 *
 * @example offersOfCar({ car: { ...car, offerId: 'week' }, offers: [matsOnEveryCar, week] }) // [week, matsOnEveryCar]
 */
export const offersOfCar = ({ car, offers }: CarOffersAbout): Offer[] => {
  const chosen = car.offerId ? offers.filter(({ id }) => id === car.offerId) : []
  const fitting = offers.filter((offer) => offer.comparisonRate === null && !chosen.includes(offer) && shows(offerFit, { offer, car }))
  return [...chosen, ...fitting]
}
