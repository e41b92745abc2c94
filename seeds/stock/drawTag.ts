import type { Car, CarType } from '@forecourt/rules/entities/Car'
import type { Random } from './random'

/** What a dealer may call out about a car, where it is true. */
const tagsFor = (carType: CarType, itemType: Car['itemType'], age: number, km: number): string[] => [
  ...(carType === 'new' ? (age > 0 ? ['Runout Offer'] : []) : ["Manager's Special"]),
  ...(carType === 'demo' && itemType === 'car' ? ['Test Drive Only'] : []),
  ...(carType === 'used' ? ['One Owner'] : []),
  ...(carType === 'used' && itemType !== 'caravan' && age > 1 && km < (itemType === 'motorcycle' ? 3_500 : 9_500) * age ? ['Low Kms'] : []),
]

/** One of them, null where none is true. */
export const drawTag = (random: Random, ...facts: Parameters<typeof tagsFor>) => {
  const fitting = tagsFor(...facts)
  return fitting.length > 0 ? random.pick(fitting) : null
}
