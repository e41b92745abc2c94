import { inStock } from '../parts/inStock'
import type { Need } from '../parts/Part'
import { type AboutReserving, reserveNeeds } from './reserveNeeds'

/** What a car needs for an offer to be made of it: that somebody can still take it (CAR-02, OFR-01). */
export const offeredCar: readonly Need<Pick<AboutReserving, 'car'>>[] = [
  inStock('CAR-02', 'No offer is made of a car that has left.'),
  { ...reserveNeeds.free, no: 'No offer is made of a car that someone has reserved.' },
]
