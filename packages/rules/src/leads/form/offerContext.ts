import type { Offer } from '../../entities/Offer'
import type { FormContext } from './FormContext'

/**
 * What a form knows of the offer whose page it stands on (OFR-02), and what it is asked about at first (ENQ-12): whoever asks about cars
 * wants no workshop, whatever the offer is filed under.
 *
 * @param cars how many cars the offer speaks of are there
 */
export const offerContext = (
  { name, category }: Pick<Offer, 'name' | 'category'>,
  cars: number,
): Pick<FormContext, 'offer' | 'offerCategory'> => {
  const isForCars = cars > 0 && (category === 'Service' || category === 'Parts')
  return isForCars ? { offer: name } : { offer: name, offerCategory: category }
}
