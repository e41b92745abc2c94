import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../entities/Car'
import { isInStock } from './isInStock'

type KeptCar = Pick<Car, 'status' | 'carType' | 'priceCents' | 'images'>
type Condition = ResolvedConfig['favourites']['showFor'][number]

const conditions: { readonly [Name in Condition]: (car: KeptCar) => boolean } = {
  used: (car) => car.carType === 'used',
  priced: (car) => car.priceCents !== null && car.priceCents > 0,
  pictured: (car) => car.images.length > 0,
}

/**
 * Says whether a car can be saved or compared: the site keeps favourites (VDP-10), the car is in stock, and it is all that the
 * site asks for: used, with a price above 0, with a picture (FAV-03).
 */
export const canFavourite = (car: KeptCar, config: Pick<ResolvedConfig, 'favourites'>): boolean =>
  config.favourites.enabled && isInStock(car) && config.favourites.showFor.every((name) => conditions[name](car))
