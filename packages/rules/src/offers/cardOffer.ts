import { offeredCar } from '../car/canReserve'
import type { Offer } from '../entities/Offer'
import { firstMissing, type ValuePart } from '../parts/Part'
import { type CarOffersAbout, offerFit, offersOfCar } from './offersOfCar'

/**
 * First offer of the car's page that states no rate: a rate needs its comparison rate and warning, for which a card has no room (FIN-05).
 */
const firstOnCard = (about: CarOffersAbout): Offer | null =>
  offersOfCar(about).find(({ comparisonRate }) => comparisonRate === null) ?? null

const whyNot = ({ car, offers }: CarOffersAbout): string =>
  offers
    .map((offer) => `“${offer.name}”: ${offer.comparisonRate === null ? firstMissing(offerFit, { offer, car }) : 'It names a rate.'}`)
    .join(' ')

/** The offer on a car's card (OFR-01). */
export const cardOffer: ValuePart<CarOffersAbout, Offer | null> = {
  id: 'card-offer',
  title: 'An offer on it',
  requirement: 'OFR-01',
  elementSetting: null,
  needs: [
    ...offeredCar,
    {
      holds: (about) => firstOnCard(about) !== null,
      title: 'An offer for it',
      yes: (about) =>
        `The offer “${firstOnCard(about)?.name}” ${firstOnCard(about)?.id === about.car.offerId ? 'was chosen for it' : 'is for cars like it'}.`,
      no: (about) => (about.offers.length === 0 ? 'No offer that runs stands on cars.' : `None of the offers is for it. ${whyNot(about)}`),
    },
  ],
  value: firstOnCard,
}
