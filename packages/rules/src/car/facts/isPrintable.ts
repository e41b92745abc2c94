import type { Car } from '../../entities/Car'
import { hasPrice } from '../../entities/isInStock'

/** Says whether a car can be printed: it has a price and at least one picture (VDP-11). */
export const isPrintable = (car: Pick<Car, 'priceCents' | 'images'>): boolean => hasPrice(car) && car.images.length > 0
