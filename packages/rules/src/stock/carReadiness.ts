import type { Car } from '../entities/Car'
import { hasPrice } from '../entities/isInStock'

type Listed = Pick<Car, 'status' | 'reserved' | 'priceCents' | 'subscriptionPriceCents'> & { readonly images: Car['images'] }

/**
 * Says how ready a car is to be bought, the most ready highest: what a list recommends first, before its rank (SRC-17, SRC-44). 3: it
 * stands there with photos and a price; 2: it lacks one of these, or is still to come; 1: it is reserved; 0: it is sold.
 *
 * @example carReadiness({ ...car, reserved: true }) // 1
 */
export const carReadiness = (car: Listed): number => {
  if (car.status !== 'in_stock' && car.status !== 'coming_soon') return 0
  if (car.reserved) return 1
  const isPriced = hasPrice(car) || (car.subscriptionPriceCents ?? 0) > 0
  return car.status === 'in_stock' && isPriced && car.images.length > 0 ? 3 : 2
}
