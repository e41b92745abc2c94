import type { Offer } from '../../entities/Offer'
import { saysItsCars } from './saysItsCars'

/** Says whether an offer speaks of cars at all, so that cars nobody chose for it can stand on its page (OFR-02). */
export const speaksOfCars = (
  offer: Pick<Offer, 'manufacturer' | 'modelName' | 'onCars' | 'fuels' | 'priceFromCents' | 'priceToCents' | 'yearFrom'>,
): boolean => Boolean(offer.manufacturer || offer.modelName) || saysItsCars(offer)
