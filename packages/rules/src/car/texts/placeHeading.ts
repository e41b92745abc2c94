import type { Car } from '../../entities/Car'
import { carState } from '../carState'

/**
 * Heading of the location section (VDP-05): the car can be viewed there only between arrival and sale.
 *
 * @example placeHeading(car, 'Karri Bunbury') // 'See it at Karri Bunbury'
 */
export const placeHeading = (car: Pick<Car, 'status' | 'reserved' | 'preorder'>, place: string): string => {
  const state = carState({ ...car, reserved: false })
  if (state === 'gone') return `Ask about it at ${place}`
  if (state === 'preorder') return `Order it from ${place}`
  return state === 'comingSoon' ? `On its way to ${place}` : `See it at ${place}`
}
