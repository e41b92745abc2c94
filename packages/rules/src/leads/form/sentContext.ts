import type { Offer } from '../../entities/Offer'
import { aboutOffer } from '../answers/aboutOffer'
import type { FormContext } from './FormContext'

/**
 * Context of a form on an offer's page: the offer (OFR-02), the preselected category (ENQ-12) and location (ENQ-14). An offer with cars
 * is about cars: if its category is service or parts, the category isn't preselected.
 *
 * @param cars number of available cars of the offer
 */
export const offerContext = (
  { name, category, locationIds }: Pick<Offer, 'name' | 'category' | 'locationIds'>,
  cars: number,
): Pick<FormContext, 'offer' | 'offerCategory' | 'offerLocationId'> => {
  const contradictsCars = cars > 0 && (category === 'Service' || category === 'Parts')
  const [place, ...others] = locationIds
  return {
    offer: name,
    ...(!contradictsCars && { offerCategory: category }),
    ...(place !== undefined && others.length === 0 && { offerLocationId: place }),
  }
}

/** Restores from a submitted form what its validation needs to know of the page: the offer (OFR-02). */
export const sentContext = (sent: { readonly [name: string]: unknown }): Pick<FormContext, 'offer'> => {
  const offer = sent[aboutOffer.id]
  return typeof offer === 'string' && offer !== '' ? { offer } : {}
}
