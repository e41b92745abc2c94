import type { Cents } from '../entities/Car'

/** How the prices of many cars are changed at once. */
export interface BulkPrice {
  readonly by: 'amount' | 'percent'
  /** Cents to add, or percent; negative takes away. */
  readonly value: number
  /** What it is rounded to, in cents, such as whole hundreds of dollars; null leaves it to the cent. */
  readonly roundTo: Cents | null
}

/**
 * A price as it is after a change of many (CAR-16); null for one that would be nothing or less.
 *
 * @example bulkPrice(2_499_000, { by: 'percent', value: -5, roundTo: 10_000 }) // 2_370_000
 */
export const bulkPrice = (cents: Cents, { by, value, roundTo }: BulkPrice): Cents | null => {
  const changed = by === 'amount' ? cents + value : cents * (1 + value / 100)
  const rounded = roundTo === null || roundTo <= 0 ? Math.round(changed) : Math.round(changed / roundTo) * roundTo
  return rounded > 0 ? rounded : null
}
