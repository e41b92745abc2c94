import type { FacetRange } from '../../entities/StockFacet'
import type { NumberRange } from '../SearchState'
import { clampedEnd } from './clampedEnd'

export interface TypedRange {
  readonly range: NumberRange
  /** The ends were typed the wrong way round and changed places. */
  readonly swapped: boolean
}

/**
 * A range after one of its ends was typed: within what there is, and with both ends as they were meant when they were typed the
 * wrong way round (SRC-22, SRC-23). Null opens the end.
 *
 * @example withRangeEnd('min', 45_000, { min: null, max: 30_000 }, { min: 5_000, max: 80_000 }) // 30000 to 45000, swapped
 */
export const withRangeEnd = (end: 'min' | 'max', typed: number | null, range: NumberRange, bounds: FacetRange): TypedRange => {
  const other = end === 'min' ? range.max : range.min
  const isCrossed = typed !== null && other !== null && (end === 'min' ? typed > other : typed < other)
  if (!isCrossed) return { range: { ...range, [end]: typed === null ? null : clampedEnd(end, typed, range, bounds) }, swapped: false }
  const free = { min: null, max: null }
  return {
    range:
      end === 'min'
        ? { min: clampedEnd('min', other, free, bounds), max: clampedEnd('max', typed, free, bounds) }
        : { min: clampedEnd('min', typed, free, bounds), max: clampedEnd('max', other, free, bounds) },
    swapped: true,
  }
}
