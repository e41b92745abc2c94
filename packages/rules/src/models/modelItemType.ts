import { bodyCategory } from '../car/facts/bodyCategory'
import type { ItemType } from '../entities/Car'
import type { StockModel } from '../entities/RangeModel'
import { bodyKey } from '../text/bodyKey'

/** Bodies other than cars', normalised by `bodyKey`. */
const otherBodies: Readonly<Record<Exclude<ItemType, 'car'>, readonly string[]>> = {
  caravan: ['caravan', 'campertrailer', 'camper', 'poptop', 'hybridcaravan', 'fifthwheeler', 'motorhome', 'toyhauler'],
  motorcycle: ['motorcycle', 'motorbike', 'cruiser', 'naked', 'sports', 'tourer', 'adventure', 'scooter', 'trail', 'dirtbike'],
}
const otherItemTypes = Object.keys(otherBodies) as (keyof typeof otherBodies)[]

/**
 * Vehicle type of a body (CFG-06); null if ambiguous or unknown.
 *
 * @example bodyItemType('Naked') // 'motorcycle'
 */
export const bodyItemType = (body: string | null): ItemType | null => {
  const key = bodyKey(body)
  // The first category is the default for unknown bodies.
  return otherItemTypes.find((kind) => otherBodies[kind].includes(key)) ?? (bodyCategory(body) === 'Cars' ? null : 'car')
}

/**
 * Whether a site sells a model's type of vehicle of its make: one that only lists Honda’s motorcycles has no pages for its cars (MOD-01).
 * True for a make without stock.
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

/**
 * Vehicle type of a model of the platform's tables, without any stock (CFG-06): that of its body, otherwise of its make's other models if
 * they are all of one type. Defaults to car.
 *
 * @param bodies the bodies of its make's models
 * @example tableItemType(null, ['Caravan', 'Pop Top', null]) // 'caravan'
 */
export const tableItemType = (body: string | null, bodies: readonly (string | null)[]): ItemType => {
  const kinds = bodies.flatMap((other) => bodyItemType(other) ?? [])
  return bodyItemType(body) ?? onlyKind(kinds.map((itemType) => ({ itemType }))) ?? 'car'
}

interface NamedModel {
  readonly makeSlug: string
  readonly modelSlug: string
  readonly body: string | null
}

/** The only vehicle type in some stock; null if several or none. */
const onlyKind = (stock: readonly Pick<StockModel, 'itemType'>[]): ItemType | null => {
  const [kind, ...others] = new Set(stock.map(({ itemType = 'car' }) => itemType))
  return kind !== undefined && others.length === 0 ? kind : null
}

/**
 * Vehicle type of a model (CFG-06), which isn't stored: that of its stock, otherwise of its make's stock unless the body is a car's,
 * otherwise of its body, otherwise of all stock. Defaults to car.
 *
 * @example modelItemType({ makeSlug: 'yamaha', modelSlug: 'r1', body: 'Sports' }, [{ makeSlug: 'yamaha', modelSlug: 'r7', itemType: 'motorcycle' }]) // 'motorcycle'
 */
export const modelItemType = (
  { makeSlug, modelSlug, body }: NamedModel,
  stock: readonly Pick<StockModel, 'makeSlug' | 'modelSlug' | 'itemType'>[],
): ItemType => {
  const ofMake = stock.filter((listed) => listed.makeSlug === makeSlug)
  const own = ofMake.find((listed) => listed.modelSlug === modelSlug)
  if (own) return own.itemType ?? 'car'
  const known = bodyItemType(body)
  return known === 'car' ? 'car' : (onlyKind(ofMake) ?? known ?? onlyKind(stock) ?? 'car')
}
