import type { Car, Cents } from '../entities/Car'
import { isInStock } from '../entities/isInStock'

/** Prices of a car from an instant on, by type. */
export interface PricePoint {
  /** ISO in UTC. */
  readonly at: string
  readonly driveAwayCents: Cents | null
  readonly egcCents: Cents | null
}

/** Prices of a car from an instant on, and whether the public could see it. */
export interface AskedPoint extends PricePoint, Pick<Car, 'status' | 'showOnDealerWebsite'> {}

/** How long a price must have been asked to count as the car's previous price. Milliseconds. */
export const minAskedMs = 24 * 3_600_000

/**
 * The prices for which, or for more, a car was advertised for a day in all: only these count as asked when a previous price is shown
 * (LEG-02). A price that was asked for minutes doesn't, and neither does the time in which the car was hidden from websites, a draft, sold or
 * withdrawn. Highest first, of any type.
 *
 * @param points oldest first
 * @param now ISO in UTC
 * @example askedPrices([{ at: '2026-06-01T00:00:00Z', driveAwayCents: 2_499_000, egcCents: null, status: 'in_stock', showOnDealerWebsite: true }], '2026-06-02T00:00:00Z') // [2_499_000]
 */
export const askedPrices = (points: readonly AskedPoint[], now: string): Cents[] => {
  const periods = points.flatMap((point, index) => {
    if (!isInStock(point) || !point.showOnDealerWebsite) return []
    const { at, driveAwayCents, egcCents } = point
    const ms = Math.max(0, Date.parse(points[index + 1]?.at ?? now) - Date.parse(at))
    return [{ prices: [driveAwayCents, egcCents].filter((cents) => cents !== null), ms }]
  })
  const prices = [...new Set(periods.flatMap((period) => period.prices))].toSorted((one, other) => other - one)
  return prices.filter((cents) => {
    const asked = periods.filter((period) => Math.max(0, ...period.prices) >= cents)
    return asked.reduce((sum, { ms }) => sum + ms, 0) >= minAskedMs
  })
}
