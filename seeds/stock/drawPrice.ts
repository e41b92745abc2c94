import type { Car, CarType } from '@forecourt/rules/entities/Car'
import type { Random } from './random'
import type { Badge, VehicleModel } from './VehicleModel'

/** Prices end the way dealers write them. */
const rounded = (random: Random, dollars: number) => {
  const thousands = Math.max(2, Math.round(dollars / 1_000))
  return thousands * 1_000 - (random.chance(0.6) ? 10 : random.chance(0.5) ? 12 : 500)
}

/** What it costs to put a new vehicle on the road, as a share of its list price: a van that is towed pays less to be registered. */
const onRoadShare = (itemType: Car['itemType']) => (itemType === 'caravan' ? 0.03 : 0.08)

/** What a car is asked for on the road, in dollars, by what it cost new, its age in years and its kilometres. */
export const drawPrice = (random: Random, { itemType }: VehicleModel, badge: Badge, carType: CarType, age: number, km: number) => {
  if (carType === 'new') return rounded(random, badge.price * (1 + onRoadShare(itemType)))
  if (carType === 'demo') return rounded(random, badge.price * 1.02)
  const worn = 0.895 ** age * (1 - Math.min(0.25, Math.max(-0.08, (km - age * 14_000) / 400_000)))
  return rounded(random, badge.price * 0.93 * worn)
}
