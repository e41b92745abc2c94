import type { Car } from '../../entities/Car'
import { displayPrice, type PriceSettings, priceTerms } from '../../pricing/displayPrice'
import { carHref } from '../../routing/carHref'

/** A car as a search suggestion (SRC-06). */
export interface SuggestedCar {
  readonly href: string
  readonly name: string
  /** Price with what it includes. */
  readonly price: string
  /** Key of its first photo; null for none. */
  readonly photo: string | null
}

/** Cars as suggestions for a search. */
export interface SuggestedCars {
  readonly cars: readonly SuggestedCar[]
  /** Message that no listed car has the entered number, and what to do; absent otherwise. */
  readonly missing?: string
  /** The addresses of the requested lists that have cars; absent for none. */
  readonly lists?: readonly string[]
}

/** Most lists that are checked for cars in one request. */
export const maxCheckedLists = 12

/** Number of cars that are suggested for a text. */
export const maxSuggestedCars = 3

/** Reduces a car to its suggestion. */
export const suggestedCar = (car: Car, config: PriceSettings): SuggestedCar => {
  const price = displayPrice(car, config)
  return {
    href: carHref(car),
    name: car.name,
    // On one line: the on-road total is on the car's page.
    price: [price.text, priceTerms({ ...price, onRoad: null })].filter(Boolean).join(' '),
    photo: car.images[0]?.key ?? null,
  }
}
