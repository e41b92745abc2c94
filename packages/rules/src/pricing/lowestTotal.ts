import { hasPrice } from '../entities/isInStock'
import type { LowestTotal } from '../entities/RangeModel'
import { type OnRoadCar, onRoadCosts } from './onRoadCosts'

const total = (car: OnRoadCar): LowestTotal[] => {
  const { priceCents } = car
  if (priceCents === null || !hasPrice({ priceCents })) return []
  if (car.priceType === 'driveAway') return [{ cents: priceCents, isKnown: true }]
  const costs = onRoadCosts(car)
  return costs ? [{ cents: costs.totalCents, isKnown: costs.isKnown }] : []
}

/**
 * Lowest total of cars, with their on-road costs (ENT-13, CARD-05; ACL s 48); null if none is known. Cars whose charges aren't known have
 * no total.
 *
 * @example lowestTotal([{ ...car, priceType: 'driveAway', priceCents: 3_999_000 }]) // { cents: 3_999_000, isKnown: true }
 */
export const lowestTotal = (cars: readonly OnRoadCar[]): LowestTotal | null =>
  cars.flatMap(total).toSorted((one, other) => one.cents - other.cents)[0] ?? null
