import type { Car } from '../entities/Car'
import { isInStock } from '../entities/isInStock'

/** A state of a car that a shopper must know before anything else. */
export type CarState = 'gone' | 'reserved' | 'preorder' | 'comingSoon'

/** Says what is unusual about a car, the most serious first: it has left, is reserved, a pre-order, or on its way (VDP-29); null where nothing is. */
export const carState = (car: Pick<Car, 'status' | 'reserved' | 'preorder'>): CarState | null => {
  if (!isInStock(car)) return 'gone'
  if (car.reserved) return 'reserved'
  if (car.preorder) return 'preorder'
  return car.status === 'coming_soon' ? 'comingSoon' : null
}
