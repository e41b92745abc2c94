import type { Car } from '../../entities/Car'
import { hasPrice } from '../../entities/isInStock'

/** Whether a car has a print sheet: it has a price and a photo (VDP-11). */
export const isPrintable = (car: Pick<Car, 'priceCents' | 'images'>): boolean => hasPrice(car) && car.images.length > 0
