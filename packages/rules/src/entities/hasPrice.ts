import type { Car } from './Car'

/** A price must exceed this to be shown, in cents (CAR-17). */
export const leastShownCents = 1000

/** Says whether a car's price may be shown: it must exceed 10 dollars (CAR-17). */
export const hasPrice = <Priced extends Pick<Car, 'priceCents'>>(car: Priced): car is Priced & { readonly priceCents: number } =>
  car.priceCents !== null && car.priceCents > leastShownCents
