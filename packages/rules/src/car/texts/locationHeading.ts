import type { Car } from '../../entities/Car'
import { nameInSentence } from '../../locations/locationNames'
import { carState } from '../carState'

/**
 * Heading of the location section (VDP-05): the car can be viewed there only between arrival and sale.
 *
 * @example locationHeading(car, 'Karri Bunbury') // 'See it at Karri Bunbury'
 */
export const locationHeading = (car: Pick<Car, 'status' | 'reserved' | 'preorder'>, locationName: string): string => {
  const state = carState({ ...car, reserved: false })
  const place = nameInSentence(locationName)
  if (state === 'gone') return `Ask about it at ${place}`
  if (state === 'preorder') return `Order it from ${place}`
  return state === 'comingSoon' ? `On its way to ${place}` : `See it at ${place}`
}
