import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../entities/Car'
import type { CarSummary } from '../entities/CarSummary'
import { displayPrice } from '../pricing/displayPrice'
import { carCondition } from './carCondition'
import { isInStock } from './isInStock'
import { odometerText } from './odometerText'

/** Says a car in a few words, for lists of saved and recently viewed cars (FAV-01, FAV-05, CARD-05). A car that has left names no price. */
export const carSummary = (car: Car, config: Pick<ResolvedConfig, 'price'>): CarSummary => {
  const odometer = odometerText(car)
  const gone = car.status === 'sold' ? 'Sold' : 'No longer available'
  return {
    slug: car.slug,
    name: car.name,
    image: car.images[0]?.key ?? null,
    priceText: isInStock(car) ? displayPrice(car, config.price).text : gone,
    details: [carCondition(car), odometer].filter(Boolean).join(' · '),
    isInStock: isInStock(car),
  }
}
