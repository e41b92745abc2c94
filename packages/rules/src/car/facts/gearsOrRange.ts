import type { Car } from '../../entities/Car'
import { ratedRange } from './ratedRange'

/**
 * Transmission of a car, or the electric range of an electric car, which has a single gear (CARD-05, VDP-04).
 *
 * @example gearsOrRange(electricCar) // { name: 'Range', text: '500 km range' }
 */
export const gearsOrRange = (
  car: Pick<Car, 'carType' | 'itemType' | 'simpleFuel' | 'simpleTransmission' | 'transmission' | 'variant'>,
): { readonly name: 'Range' | 'Transmission'; readonly text: string } | null => {
  if (car.itemType === 'caravan') return null
  const range = car.simpleFuel === 'Electric' ? ratedRange(car) : null
  if (range !== null) return { name: 'Range', text: `${range.km} range${range.whenNew}` }
  const text = (car.simpleTransmission || car.transmission || '').trim()
  return text === '' ? null : { name: 'Transmission', text }
}
