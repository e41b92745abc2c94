import { bulkPrice } from '@forecourt/rules/stock/bulkChange'
import type { WhatIfChange } from '../../../client/Records'

/** A car whose price is tried. */
export interface TriedCar {
  readonly id: string
  readonly driveAwayCents: number | null
  readonly egcCents: number | null
}

/**
 * The prices of a tried change, as the form of the car has them; none if the change isn't one of the price, or refused.
 *
 * @example triedPrices({ id: 'a', driveAwayCents: 2_499_000, egcCents: null }, change) // { driveAwayCents: '24490' }
 */
export const triedPrices = (car: TriedCar, change: WhatIfChange): Readonly<Record<string, string>> => {
  if (change.kind !== 'price') return {}
  const prices: Record<string, string> = {}
  for (const field of ['driveAwayCents', 'egcCents'] as const) {
    const now = car[field]
    if (now === null || now === 0) continue
    const next = bulkPrice(now, { ...change, roundTo: change.roundTo ?? null })
    if (next === null) return {}
    prices[field] = String(next / 100)
  }
  return prices
}
