import type { CarType } from '../entities/Car'
import type { Offer } from '../entities/Offer'

/** The kinds of cars an offer of a category can be for: a demo car is offered as a new one (OFR-04). */
export const offeredTypes = (category: Offer['category']): readonly CarType[] => {
  if (category === 'New') return ['new', 'demo']
  return category === 'Used' ? ['used'] : ['new', 'demo', 'used']
}
