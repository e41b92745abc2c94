import { inStock } from '../parts/inStock'

/** What a car needs for an offer to be made of it (CAR-02, OFR-01). */
export const offeredCar = inStock('CAR-02', 'No offer is made of a car that has left.')
