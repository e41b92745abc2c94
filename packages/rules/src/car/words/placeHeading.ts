import type { Car } from '../../entities/Car'
import { carState } from '../carState'

/**
 * The heading over the place that has a car (VDP-05): it can be seen there only once it has come, and until it has left.
 *
 * @example placeHeading(car, 'Karri Bunbury') // 'See it at Karri Bunbury'
 */
export const placeHeading = (car: Pick<Car, 'status' | 'reserved' | 'preorder'>, place: string): string => {
  const state = carState({ ...car, reserved: false })
  if (state === 'gone') return `Ask about it at ${place}`
  if (state === 'preorder') return `Order it from ${place}`
  return state === 'comingSoon' ? `On its way to ${place}` : `See it at ${place}`
}
