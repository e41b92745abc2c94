import type { CarType } from '../../entities/Car'
import type { Offer } from '../../entities/Offer'

/** The kinds of cars an offer of a category can be for: an offer on new cars can be for demos, too, one on demos for nothing else (OFR-04). */
export const offeredTypes = (category: Offer['category']): readonly CarType[] => {
  if (category === 'New') return ['new', 'demo']
  if (category === 'Demo') return ['demo']
  return category === 'Used' ? ['used'] : ['new', 'demo', 'used']
}
