import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { takesSubscriptions } from '@forecourt/schema/switches/takesSubscriptions'
import type { Car } from '../entities/Car'
import { isInStock } from '../entities/isInStock'

/** Whether a shopper can subscribe to a car on the site (CAR-14, CHK-02): by the week, in stock, free, and where payments are taken. */
export const canSubscribe = (
  car: Pick<Car, 'status' | 'reserved' | 'paymentProcessors' | 'subscriptionPriceCents'>,
  config: Pick<ResolvedConfig, 'price' | 'subscription'>,
): boolean =>
  takesSubscriptions(config) && isInStock(car) && !car.reserved && car.paymentProcessors.length > 0 && (car.subscriptionPriceCents ?? 0) > 0
