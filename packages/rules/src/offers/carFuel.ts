import type { Car } from '../entities/Car'
import type { OfferFuel } from '../records/kinds/offerFields'

/**
 * What a car runs on, as offers name it; null where nobody knows. `sqlFuel` of the data package says the same to Postgres.
 *
 * @example carFuel({ simpleFuel: null, fuel: 'Unleaded Petrol' }) // 'Petrol'
 */
export const carFuel = ({ simpleFuel, fuel }: Pick<Car, 'simpleFuel' | 'fuel'>): OfferFuel | null => {
  if (simpleFuel !== null) return simpleFuel
  if (/diesel/i.test(fuel ?? '')) return 'Diesel'
  return /petrol|unleaded/i.test(fuel ?? '') ? 'Petrol' : null
}
