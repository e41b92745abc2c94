import { bodyCategory } from '../car/facts/bodyCategory'
import type { ItemType } from '../entities/Car'
import type { StockModel } from '../entities/StockModel'

interface Named {
  readonly makeSlug: string
  readonly modelSlug: string
  readonly body: string | null
}

/**
 * Whether a model is of cars, motorcycles or caravans (CFG-06), which nobody writes of it: what stands on the yard of it says so, else its
 * body, else everything there is of its make. A car where nothing says otherwise.
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
  // The first category takes every body that no car is known by.
  if (bodyCategory(body) !== 'Cars') return 'car'
  const [kind, ...others] = new Set(ofMake.map(({ itemType = 'car' }) => itemType))
  return kind !== undefined && others.length === 0 ? kind : 'car'
}
