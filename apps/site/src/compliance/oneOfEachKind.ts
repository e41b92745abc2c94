import type { Car } from '@forecourt/rules/entities/Car'

type KindFacts = Pick<Car, 'carType' | 'priceType' | 'beforePriceCents' | 'reserved' | 'status' | 'state' | 'financeLenders'>

/** Key of the facts that decide which parts a car's page shows; equal for cars with the same parts. */
export const findPageKind = ({ carType, priceType, beforePriceCents, reserved, status, state, financeLenders }: KindFacts): string =>
  JSON.stringify([carType, priceType, beforePriceCents === null, reserved, status, state, Object.keys(financeLenders).length > 0])

/** A car of each kind, at most `limit`. */
export const oneOfEachKind = (cars: readonly Car[], limit: number): Car[] =>
  [...new Map(cars.map((car) => [findPageKind(car), car])).values()].slice(0, limit)
