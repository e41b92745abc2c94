import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { wholeDays } from '../dates/wholeDays'
import type { Car } from '../entities/Car'
import { isInStock } from './isInStock'

type ListedCar = Pick<Car, 'status' | 'soldAt' | 'showOnDealerWebsite' | 'carType' | 'images'>

/**
 * Says whether a site lists a car: in stock, or sold less than `soldVisibleDays` days ago (SRC-31, SRC-32), shown on
 * dealer websites (SRC-33), of a type the site lists, and with enough photos (CFG-12). Drafts and withdrawn cars never are.
 *
 * @param now the instant of the list, ISO in UTC
 */
export const isListed = (car: ListedCar, settings: ResolvedConfig['stock'], now: string): boolean => {
  if (!car.showOnDealerWebsite) return false
  if (!settings.carTypes.includes(car.carType)) return false
  if (car.images.length < settings.minImageCount) return false
  if (isInStock(car)) return true
  return car.status === 'sold' && car.soldAt !== null && wholeDays(car.soldAt, now) < settings.soldVisibleDays
}
