import type { StockModel } from '../entities/StockModel'
import { bodyItemType } from './bodyItemType'

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
