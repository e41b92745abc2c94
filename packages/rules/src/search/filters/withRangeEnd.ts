import type { FacetRange } from '../../entities/StockResult'
import { parseEnteredNumber, plainNumberText } from '../../text/parseMoney'
import type { NumberRange } from '../SearchState'

/**
 * Clamps one entered end of a range to the bounds and the other end (SRC-22, SRC-23, SRC-29). Null (open) if at or beyond the bound.
 *
 * @example clampedEnd('min', 90_000, { min: null, max: 30_000 }, { min: 5_000, max: 80_000 }) // 30000
 */
export const clampedEnd = (end: 'min' | 'max', entered: number, range: NumberRange, bounds: FacetRange): number | null => {
  if (end === 'min' ? entered <= bounds.min : entered >= bounds.max) return null
  return end === 'min' ? Math.min(entered, range.max ?? bounds.max) : Math.max(entered, range.min ?? bounds.min)
}

const maxValue = 999_999_999

/**
 * Parses an entered number with currency signs, spaces and commas, or in thousands (SRC-22). Null if invalid.
 *
 * @example parseFilterNumber('$15,000') // 15000
 * @example parseFilterNumber('15k') // 15000
 */
export const parseFilterNumber = (text: string): number | null => {
  const number = parseEnteredNumber(
    plainNumberText(text)
      .replace(/^\$ ?/, '')
      .replace(/ ?(?:\+|km)$/i, ''),
  )
  return number && number.decimals === 0 && number.value <= maxValue ? number.value : null
}

/** Whether a range has at least one end (SRC-07). */
export const hasRange = (range: NumberRange | undefined): boolean => range !== undefined && (range.min !== null || range.max !== null)

export interface EnteredRange {
  readonly range: NumberRange
  /** Whether the ends were entered in reverse and swapped. */
  readonly swapped: boolean
}

/**
 * Updates a range after one end was entered: clamps it, and swaps ends entered in reverse (SRC-22, SRC-23). Null opens the end.
 *
 * @example withRangeEnd('min', 45_000, { min: null, max: 30_000 }, { min: 5_000, max: 80_000 }) // 30000 to 45000, swapped
 */
export const withRangeEnd = (end: 'min' | 'max', entered: number | null, range: NumberRange, bounds: FacetRange): EnteredRange => {
  const other = end === 'min' ? range.max : range.min
  const isCrossed = entered !== null && other !== null && (end === 'min' ? entered > other : entered < other)
  if (!isCrossed) return { range: { ...range, [end]: entered === null ? null : clampedEnd(end, entered, range, bounds) }, swapped: false }
  const free = { min: null, max: null }
  return {
    range:
      end === 'min'
        ? { min: clampedEnd('min', other, free, bounds), max: clampedEnd('max', entered, free, bounds) }
        : { min: clampedEnd('min', entered, free, bounds), max: clampedEnd('max', other, free, bounds) },
    swapped: true,
  }
}
