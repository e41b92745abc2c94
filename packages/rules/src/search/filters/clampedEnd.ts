import type { FacetRange } from '../../entities/StockFacet'
import type { NumberRange } from '../SearchState'

/**
 * Brings one typed end of a range within what there is, and not past the other end (SRC-22, SRC-23, SRC-29). An end at or beyond
 * the limit itself leaves the range open there: null.
 *
 * @example clampedEnd('min', 90_000, { min: null, max: 30_000 }, { min: 5_000, max: 80_000 }) // 30000
 */
export const clampedEnd = (end: 'min' | 'max', typed: number, range: NumberRange, bounds: FacetRange): number | null => {
  if (end === 'min' ? typed <= bounds.min : typed >= bounds.max) return null
  return end === 'min' ? Math.min(typed, range.max ?? bounds.max) : Math.max(typed, range.min ?? bounds.min)
}
