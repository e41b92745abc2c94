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
 *
 * @example offersOfCar({ car: { ...car, offerId: 'week' }, offers: [matsOnEveryCar, week] }) // [week, matsOnEveryCar]
 */
export const offersOfCar = ({ car, offers }: CarOffersAbout): Offer[] => {
  const chosen = car.offerId ? offers.filter(({ id }) => id === car.offerId) : []
  return [...chosen, ...offers.filter((offer) => !chosen.includes(offer) && shows(offerFit, { offer, car }))]
}
