import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { takesDeposits } from '@forecourt/schema/switches/takesDeposits'
import type { Car } from '../entities/Car'
import { canReserve } from './canReserve'

/** Whether a shopper can reserve or buy a car on the site now, with a deposit that is paid there: it can be reserved at all, and the site takes deposits (CHK-01, CHK-02). */
export const canPayDeposit = (
  car: Pick<Car, 'status' | 'reserved' | 'priceCents' | 'paymentProcessors'>,
  config: Pick<ResolvedConfig, 'checkout'>,
): boolean => takesDeposits(config) && canReserve(car, config)
