import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { wholeDays } from '../dates/wholeDays'
import type { Car } from '../entities/Car'
import { carFields } from '../reasons/carFields'
import type { Reason } from '../reasons/Reason'
import { type Condition, reasonOf } from '../reasons/reasonOf'
import { isInStock } from './isInStock'

const stays = (car: Car, { soldVisibleDays }: ResolvedConfig['stock'], now: string): Condition => {
  const soldAt = car.status === 'sold' ? car.soldAt : null
  const days = soldAt === null ? Number.NaN : wholeDays(soldAt, now)
  const shows = isInStock(car) || days < soldVisibleDays
  return {
    holds: shows,
    rule: 'SRC-31',
    title: 'In stock, or just sold',
    yes: isInStock(car) ? 'The car is in stock.' : `Sold cars stay listed for ${soldVisibleDays} days, and it was sold less long ago.`,
    no:
      soldAt === null
        ? 'The car is neither in stock nor sold.'
        : `Sold cars stay listed for ${soldVisibleDays} days; it was sold ${days} days ago.`,
    settings: isInStock(car) ? [] : ['/stock/soldVisibleDays'],
    fields: carFields(car, isInStock(car) ? ['status'] : ['status', 'soldAt']),
  }
}

/**
 * Says why a site lists a car or not (SRC-31 to SRC-33, CFG-12), as `isListed` decides it.
 *
 * @param now the instant of the list, ISO in UTC
 */
export const listedReason = (car: Car, stock: ResolvedConfig['stock'], now: string): Reason =>
  reasonOf({ id: 'listed', title: 'In the stock list', element: null }, [
    {
      holds: car.showOnDealerWebsite,
      rule: 'SRC-33',
      title: 'Shown on dealer websites',
      yes: 'The car is meant for dealer websites.',
      no: 'The car is kept off dealer websites.',
      fields: carFields(car, ['showOnDealerWebsite']),
    },
    {
      holds: stock.carTypes.includes(car.carType),
      rule: 'CFG-12',
      title: 'Car types',
      yes: 'The site lists cars of its condition.',
      no: 'The site doesn’t list cars of its condition.',
      settings: ['/stock/carTypes'],
      fields: carFields(car, ['carType']),
    },
    {
      holds: car.images.length >= stock.minImageCount,
      rule: 'CFG-12',
      title: 'Fewest photos',
      yes: 'The car has enough photos.',
      no: `The car has fewer than ${stock.minImageCount} photos.`,
      settings: ['/stock/minImageCount'],
      fields: carFields(car, ['images']),
    },
    stays(car, stock, now),
  ])
