import type { NumberRange } from '../SearchState'

/** Whether a shopper narrowed a range: one of its ends, or both (SRC-07). */
export const hasRange = (range: NumberRange | undefined): boolean => range !== undefined && (range.min !== null || range.max !== null)
