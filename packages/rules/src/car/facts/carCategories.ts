import type { Car } from '../../entities/Car'
import { bodyCategory } from './bodyCategory'

/** All categories of cars in order (NAV-19); performance and discontinued models aren't derived from cars. */
export const allCategories = ['Cars', 'Hatch & sedans', 'SUVs & 4WDs', 'Utes & Vans', 'Electrified', 'Upcoming'] as const
export type CarCategory = (typeof allCategories)[number]

/**
 * Categories of a car (SRC-03, NAV-19): that of its body, Electrified for electric and hybrid cars, Upcoming while coming soon. Caravans
 * and motorcycles have none.
 */
export const carCategories = ({
  itemType,
  body,
  simpleBody,
  simpleFuel,
  status,
}: Pick<Car, 'itemType' | 'body' | 'simpleBody' | 'simpleFuel' | 'status'>): CarCategory[] => {
  if (itemType !== 'car') return []
  return [
    bodyCategory(simpleBody ?? body),
    ...(simpleFuel === null ? [] : (['Electrified'] as const)),
    ...(status === 'coming_soon' ? (['Upcoming'] as const) : []),
  ]
}
