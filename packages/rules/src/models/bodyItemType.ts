import { bodyCategory } from '../car/facts/bodyCategory'
import { bodyKey } from '../car/facts/bodyKey'
import type { ItemType } from '../entities/Car'

/** Bodies that no car has, as `bodyKey` spells them. */
const bodiesBeside: Readonly<Record<Exclude<ItemType, 'car'>, readonly string[]>> = {
  caravan: ['caravan', 'campertrailer', 'camper', 'poptop', 'hybridcaravan', 'fifthwheeler', 'motorhome', 'toyhauler'],
  motorcycle: ['motorcycle', 'motorbike', 'cruiser', 'naked', 'sports', 'tourer', 'adventure', 'scooter', 'trail', 'dirtbike'],
}
const itemTypesBeside = Object.keys(bodiesBeside) as (keyof typeof bodiesBeside)[]

/**
 * Whether a body is that of a car, a motorcycle or a caravan (CFG-06); null where several have it, or nobody knows it.
 *
 * @example bodyItemType('Naked') // 'motorcycle'
 */
export const bodyItemType = (body: string | null): ItemType | null => {
  const key = bodyKey(body)
  // The first category takes every body that no car is known by.
  return itemTypesBeside.find((kind) => bodiesBeside[kind].includes(key)) ?? (bodyCategory(body) === 'Cars' ? null : 'car')
}
