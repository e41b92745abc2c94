import type { Car } from '../../entities/Car'
import { bodyCategory } from './bodyCategory'

/** All categories of cars there can be, in their order (NAV-19); performance and discontinued models are nothing a car says. */
export const allCategories = ['Cars', 'Hatch & sedans', 'SUVs & 4WDs', 'Utes & Vans', 'Electrified', 'Upcoming'] as const
export type CarCategory = (typeof allCategories)[number]

/**
 * Lists the categories a car is found in (SRC-03, NAV-19): that of its body, Electrified if it drives on electricity wholly or in part,
 * Upcoming while it is still to come. Caravans and motorcycles have none.
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
