import type { Offer } from '../../entities/Offer'
import { aboutOffer } from '../answers/aboutOffer'
import type { FormContext } from './FormContext'

/**
 * What a form knows of the offer whose page it stands on (OFR-02), what it is asked about at first (ENQ-12), and whom (ENQ-14): whoever
 * asks about cars wants no workshop, whatever the offer is filed under.
 *
 * @param cars how many cars the offer speaks of are there
 */
export const offerContext = (
  { name, category, locationIds }: Pick<Offer, 'name' | 'category' | 'locationIds'>,
  cars: number,
): Pick<FormContext, 'offer' | 'offerCategory' | 'offerPlace'> => {
  const isForCars = cars > 0 && (category === 'Service' || category === 'Parts')
  const [place, ...others] = locationIds
  return {
    offer: name,
    ...(!isForCars && { offerCategory: category }),
    ...(place !== undefined && others.length === 0 && { offerPlace: place }),
  }
}

/** What a form gives back of what its page was about, on which its fields depend (OFR-02). */
export const sentContext = (sent: { readonly [name: string]: unknown }): Pick<FormContext, 'offer'> => {
  const offer = sent[aboutOffer.id]
  return typeof offer === 'string' && offer !== '' ? { offer } : {}
}
