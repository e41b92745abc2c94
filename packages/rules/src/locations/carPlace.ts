import type { Car } from '../entities/Car'

/**
 * Where a car stands, in words: the name of its place, with its town unless the name says it (ENT-02).
 *
 * @example carPlace({ locationName: 'Hamilton Yard', city: 'Hamilton' }) // 'Hamilton Yard'
 */
export const carPlace = ({ locationName, city }: Pick<Car, 'locationName' | 'city'>): string =>
  locationName.includes(city) ? locationName : `${locationName}, ${city}`
