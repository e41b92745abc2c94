import type { Car } from '../../entities/Car'
import { carState } from '../carState'

/**
 * Heading of the location section (VDP-05): the car can be viewed there only between arrival and sale.
 *
 * @example locationHeading(car, 'Karri Bunbury') // 'See it at Karri Bunbury'
 */
export const locationHeading = (car: Pick<Car, 'status' | 'reserved' | 'preorder'>, locationName: string): string => {
  const state = carState({ ...car, reserved: false })
  if (state === 'gone') return `Ask about it at ${locationName}`
  if (state === 'preorder') return `Order it from ${locationName}`
  return state === 'comingSoon' ? `On its way to ${locationName}` : `See it at ${locationName}`
}
