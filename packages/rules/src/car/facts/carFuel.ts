import type { Car, SimpleFuel } from '../../entities/Car'

/** A fuel in shoppers' terms. */
type NamedFuel = 'Petrol' | 'Diesel' | SimpleFuel

/**
 * Fuel of a car, as offers and guarantees name it; null if unknown (OFR-01, CNT-12). `sqlFuel` of the data
 * package is the equivalent in Postgres.
 *
 * @example carFuel({ simpleFuel: null, fuel: 'Unleaded Petrol' }) // 'Petrol'
 */
export const carFuel = ({ simpleFuel, fuel }: Pick<Car, 'simpleFuel' | 'fuel'>): NamedFuel | null => {
  if (simpleFuel !== null) return simpleFuel
  if (/diesel/i.test(fuel ?? '')) return 'Diesel'
  return /petrol|unleaded/i.test(fuel ?? '') ? 'Petrol' : null
}
