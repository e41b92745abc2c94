import type { Car } from '../entities/Car'
import { carState } from './carState'
import { isTestDriveOnly } from './isTestDriveOnly'

/**
 * Says whether a shopper can have a car today: it is here, nobody has reserved it, and it is not kept for test drives (OFR-02). The
 * database asks the same in `freeToBuy`.
 */
export const isFreeToBuy = (car: Pick<Car, 'status' | 'reserved' | 'preorder' | 'tag'>): boolean =>
  carState(car) === null && !isTestDriveOnly(car)
