import type { Car } from '../entities/Car'
import { hasPrice } from '../entities/isInStock'

type Listed = Pick<Car, 'status' | 'reserved' | 'priceCents' | 'subscriptionPriceCents'> & { readonly images: Car['images'] }

/**
 * Rank of a car's availability, highest first in the recommended order, before its custom rank (SRC-17, SRC-44). 3: in stock with photos
 * and price; 2: lacks one, or coming soon; 1: reserved; 0: sold.
 *
 * @example carReadiness({ ...car, reserved: true }) // 1
 */
export const carReadiness = (car: Listed): number => {
  if (car.status !== 'in_stock' && car.status !== 'coming_soon') return 0
  if (car.reserved) return 1
  const isPriced = hasPrice(car) || (car.subscriptionPriceCents ?? 0) > 0
  return car.status === 'in_stock' && isPriced && car.images.length > 0 ? 3 : 2
}
