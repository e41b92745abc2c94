import type { Offer } from '../../entities/Offer'

/**
 * Says whether an offer itself tells which cars it is for, beyond a make and a model: it stands on every car it is for, or it names what
 * they run on, cost, or how old they are (OFR-01). Of another nobody knows without asking.
 */
export const saysItsCars = ({
  onCars,
  fuels,
  priceFromCents,
  priceToCents,
  yearFrom,
}: Pick<Offer, 'onCars' | 'fuels' | 'priceFromCents' | 'priceToCents' | 'yearFrom'>): boolean =>
  onCars || fuels.length > 0 || priceFromCents !== null || priceToCents !== null || yearFrom !== null
