import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../entities/Car'
import { hasPrice } from '../entities/hasPrice'
import { isInStock } from '../entities/isInStock'

/**
 * Says whether a car can be reserved or bought online: the site offers it, the car is in stock, nobody holds it, it has a
 * price, and its dealership takes payments (CHK-02).
 */
export const canReserve = (
  car: Pick<Car, 'status' | 'reserved' | 'priceCents' | 'paymentProcessors'>,
  config: Pick<ResolvedConfig, 'checkout'>,
): boolean => config.checkout.enabled && isInStock(car) && !car.reserved && hasPrice(car) && car.paymentProcessors.length > 0
