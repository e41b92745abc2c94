import { offeredCarNeeds } from '../car/canReserve'
import type { Offer } from '../entities/Offer'
import { firstMissing, type ValuePart } from '../parts/Part'
import { statesRate } from './offerProblems'
import { type CarOffersContext, offerFit, offersOfCar } from './offersOfCar'

/**
 * First offer of the car's page that states no rate: a rate needs its terms, for which a card has no room (FIN-05).
 */
const firstOnCard = (context: CarOffersContext): Offer | null => offersOfCar(context).find((offer) => !statesRate(offer)) ?? null

const whyNot = ({ car, offers }: CarOffersContext): string =>
  offers.map((offer) => `“${offer.name}”: ${statesRate(offer) ? 'It names a rate.' : firstMissing(offerFit, { offer, car })}`).join(' ')

/** The offer on a car's card (OFR-01). */
export const cardOffer: ValuePart<CarOffersContext, Offer | null> = {
  id: 'card-offer',
  title: 'An offer on it',
  requirement: 'OFR-01',
  elementSetting: null,
  needs: [
    ...offeredCarNeeds,
    {
      holds: (context) => firstOnCard(context) !== null,
      title: 'An offer for it',
      yes: (context) =>
        `The offer “${firstOnCard(context)?.name}” ${firstOnCard(context)?.id === context.car.offerId ? 'was chosen for it' : 'is for cars like it'}.`,
      no: (context) =>
        context.offers.length === 0 ? 'No current offer is shown on cars.' : `None of the offers is for it. ${whyNot(context)}`,
    },
  ],
  value: firstOnCard,
}
