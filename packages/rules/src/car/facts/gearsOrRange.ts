import type { Car } from '../../entities/Car'
import { ratedRange } from './ratedRange'

/**
 * Says in a word or two what shoppers ask of how a vehicle drives (CARD-05, VDP-04): its gears, but of an electric one, which has
 * none to choose from, how far it goes.
 *
 * @example gearsOrRange(electricCar) // { name: 'Range', text: '500 km range' }
 */
export const gearsOrRange = (
  car: Pick<Car, 'carType' | 'itemType' | 'simpleFuel' | 'simpleTransmission' | 'transmission' | 'variant'>,
): { readonly name: 'Range' | 'Transmission'; readonly text: string } | null => {
  if (car.itemType === 'caravan') return null
  const range = car.simpleFuel === 'Electric' ? ratedRange(car) : null
  if (range !== null) return { name: 'Range', text: `${range.km} range${range.since}` }
  const text = (car.simpleTransmission || car.transmission || '').trim()
  return text === '' ? null : { name: 'Transmission', text }
}
