import { bodyCategory } from '../car/facts/bodyCategory'
import { bodyKey } from '../car/facts/bodyKey'
import type { ItemType } from '../entities/Car'
import type { StockModel } from '../entities/RangeModel'

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

/**
 * Whether a model is of a kind that a site sells of its make: one that lists Honda’s motorcycles alone has no pages of its cars (MOD-01).
 * Of a make with nothing in stock nobody knows, and all are.
 *
 * @example isKindSold({ makeSlug: 'honda', body: 'Sedan' }, [{ makeSlug: 'honda', count: 3, otherCount: 3 }]) // false
 */
export const isKindSold = (
  { makeSlug, body }: { readonly makeSlug: string; readonly body: string | null },
  stock: readonly Pick<StockModel, 'makeSlug' | 'count' | 'otherCount'>[],
): boolean => {
  const ofMake = stock.filter((listed) => listed.makeSlug === makeSlug)
  return bodyItemType(body) !== 'car' || ofMake.length === 0 || ofMake.some(({ count, otherCount = 0 }) => otherCount < count)
}

interface Named {
  readonly makeSlug: string
  readonly modelSlug: string
  readonly body: string | null
}

/** The only kind there is in some stock; null where there are several, or none. */
const onlyKind = (stock: readonly Pick<StockModel, 'itemType'>[]): ItemType | null => {
  const [kind, ...others] = new Set(stock.map(({ itemType = 'car' }) => itemType))
  return kind !== undefined && others.length === 0 ? kind : null
}

/**
 * Whether a model is of cars, motorcycles or caravans (CFG-06), which nobody writes of it: what stands on the yard of it says so, else
 * everything there is of its make unless its body is a car's, else its body, else everything on the yard. A car where nothing says otherwise.
 *
 * @example modelItemType({ makeSlug: 'yamaha', modelSlug: 'r1', body: 'Sports' }, [{ makeSlug: 'yamaha', modelSlug: 'r7', itemType: 'motorcycle' }]) // 'motorcycle'
 */
export const modelItemType = (
  { makeSlug, modelSlug, body }: Named,
  stock: readonly Pick<StockModel, 'makeSlug' | 'modelSlug' | 'itemType'>[],
): ItemType => {
  const ofMake = stock.filter((listed) => listed.makeSlug === makeSlug)
  const own = ofMake.find((listed) => listed.modelSlug === modelSlug)
  if (own) return own.itemType ?? 'car'
  const known = bodyItemType(body)
  return known === 'car' ? 'car' : (onlyKind(ofMake) ?? known ?? onlyKind(stock) ?? 'car')
}
