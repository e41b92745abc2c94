import type { Car } from '../entities/Car'
import { isInStock } from '../entities/isInStock'

/** A state that affects whether the shopper can get the car. */
export type CarState = 'gone' | 'reserved' | 'preorder' | 'comingSoon'

/** Most important special state of a car: unavailable, reserved, pre-order or coming soon (VDP-29); null if none. */
export const carState = (car: Pick<Car, 'status' | 'reserved' | 'preorder'>): CarState | null => {
  if (!isInStock(car)) return 'gone'
  if (car.reserved) return 'reserved'
  if (car.preorder) return 'preorder'
  return car.status === 'coming_soon' ? 'comingSoon' : null
}
