import type { CarStatePeriod } from '../../accounts/alerts/carNews'
import { formatMoney } from '../../format/formatMoney'

type CarSnapshot = Pick<CarStatePeriod, 'status' | 'reserved' | 'priceCents'>

/**
 * Change of an enquired car between two states, in a sentence; null if not noticeable (ENT-16). Of several changes, the most important.
 *
 * @example carChangeText({ …, priceCents: 2_990_000 }, { …, priceCents: 2_790_000 }) // 'Price down $2,000 to $27,900'
 */
export const carChangeText = (before: CarSnapshot, after: CarSnapshot): string | null => {
  if (before.status !== after.status) {
    if (after.status === 'sold') return 'Sold'
    if (after.status === 'in_stock') return 'In stock again'
    if (after.status === 'withdrawn') return 'No longer for sale'
  }
  if (before.reserved !== after.reserved) return after.reserved ? 'Reserved' : 'No longer reserved'
  if (before.priceCents === after.priceCents) return null
  if (after.priceCents === null) return 'No longer has a price'
  if (before.priceCents === null) return `Now ${formatMoney(after.priceCents)}`
  const change = after.priceCents - before.priceCents
  return `Price ${change < 0 ? 'down' : 'up'} ${formatMoney(Math.abs(change))} to ${formatMoney(after.priceCents)}`
}
