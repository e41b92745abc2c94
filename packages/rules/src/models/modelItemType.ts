import type { ItemType } from '../entities/Car'
import type { StockModel } from '../entities/StockModel'
import { bodyItemType } from './bodyItemType'

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
