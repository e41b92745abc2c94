import type { Car } from '../entities/Car'

/** Says whether a car's price may be shown: it must exceed 10 dollars (CAR-17). */
export const hasPrice = <Priced extends Pick<Car, 'priceCents'>>(car: Priced): car is Priced & { readonly priceCents: number } =>
  car.priceCents !== null && car.priceCents > 1000
