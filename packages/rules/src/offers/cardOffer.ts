import { offeredCar } from '../car/offeredCar'
import type { Car } from '../entities/Car'
import type { Offer } from '../entities/Offer'
import { firstMissing } from '../parts/firstMissing'
import type { ValuePart } from '../parts/Part'
import { shows } from '../parts/shows'
import { offerFit } from './offerFit'

export interface CardOfferAbout {
  readonly car: Car
  /** The offers of the site that run and stand on cars, in the dealer's order. */
  readonly offers: readonly Offer[]
}

/** The first of the offers that is for such a car; null where none is. */
export const fittingOffer = ({ car, offers }: CardOfferAbout): Offer | null =>
  offers.find((offer) => shows(offerFit, { offer, car })) ?? null

/** A rate may not stand without its comparison rate and warning, for which a card has no room (FIN-05). */
const onCards = ({ car, offers }: CardOfferAbout): CardOfferAbout => ({
  car,
  offers: offers.filter(({ comparisonRate }) => comparisonRate === null),
})

const whyNot = ({ car, offers }: CardOfferAbout): string =>
  offers
    .map((offer) => `“${offer.name}”: ${offer.comparisonRate === null ? firstMissing(offerFit, { offer, car }) : 'It names a rate.'}`)
    .join(' ')

/** The offer on the card of a car (OFR-01). */
export const cardOffer: ValuePart<CardOfferAbout, Offer | null> = {
  id: 'card-offer',
  title: 'An offer on it',
  rule: 'OFR-01',
  element: null,
  needs: [
    ...offeredCar,
    {
      holds: (about) => fittingOffer(onCards(about)) !== null,
      title: 'An offer for cars like it',
      yes: (about) => `The offer “${fittingOffer(onCards(about))?.name}” is for cars like it.`,
      no: (about) => (about.offers.length === 0 ? 'No offer that runs stands on cars.' : `None of the offers is for it. ${whyNot(about)}`),
    },
  ],
  value: (about) => fittingOffer(onCards(about)),
}
