import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { offeredCarNeeds } from '../car/canReserve'
import { fullCards } from '../car/fullCards'
import type { Offer } from '../entities/Offer'
import { firstMissing, type ValuePart } from '../parts/Part'
import { statesRate } from './offerProblems'
import { type CarOffersContext, offerFit, offersOfCar } from './offersOfCar'

/** First offer of the car's page whose name a card can show, otherwise the first with a rate. */
const firstOnCard = (context: CarOffersContext): Offer | null => {
  const offers = offersOfCar(context)
  return offers.find((offer) => !statesRate(offer)) ?? offers[0] ?? null
}

const whyNot = ({ car, offers }: CarOffersContext): string =>
  offers.map((offer) => `“${offer.name}”: ${firstMissing(offerFit, { offer, car })}`).join(' ')

/**
 * Text of an offer on a card (OFR-01): its name. A rate needs its comparison rate and terms, for which a card has no room, so the card
 * only says that there is finance to read about on the car's page (FIN-05).
 *
 * @example cardOfferText({ ...offer, name: 'Corolla Hybrid at 4.9% p.a.' }) // 'Finance offer available'
 */
export const cardOfferText = (offer: Pick<Offer, 'name' | 'description' | 'comparisonRate'>): string =>
  statesRate(offer) ? 'Finance offer available' : offer.name

/** What decides which offer a card shows. */
export interface CardOfferContext extends CarOffersContext {
  readonly config: Pick<ResolvedConfig, 'card'>
}

/** The offer on a car's card (OFR-01). */
export const cardOffer: ValuePart<CardOfferContext, Offer | null> = {
  id: 'card-offer',
  title: 'An offer on it',
  requirement: 'OFR-01',
  elementSetting: null,
  needs: [
    fullCards,
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
