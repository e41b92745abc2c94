import type { Offer } from '../entities/Offer'

/** What an offer says of its cars and its buyers where nothing is said: chosen cars alone, any of them, for anyone (OFR-01). */
export const anyCar = {
  onCars: false,
  fuels: [],
  priceFromCents: null,
  priceToCents: null,
  yearFrom: null,
  locationIds: [],
  buyer: 'anyone',
} as const satisfies Partial<Offer>
