import type { Car } from './Car'

/** Whether a car is for sale but hasn't arrived: coming soon, or on pre-order (CAR-10, VDP-29). */
export const isAwaited = (car: Pick<Car, 'status' | 'preorder'>): boolean =>
  car.status === 'coming_soon' || (car.status === 'in_stock' && car.preorder)

/** A price must exceed this to show, in cents (CAR-17). */
export const minShownCents = 1000

/** Whether a car's price may show: it must exceed 10 dollars (CAR-17). */
export const hasPrice = <Priced extends Pick<Car, 'priceCents'>>(car: Priced): car is Priced & { readonly priceCents: number } =>
  car.priceCents !== null && car.priceCents > minShownCents

/** Whether a car counts as in stock: on the yard or coming soon (CAR-02). Reserved cars are in stock (CAR-05). */
export const isInStock = (car: Pick<Car, 'status'>): boolean => car.status === 'in_stock' || car.status === 'coming_soon'
