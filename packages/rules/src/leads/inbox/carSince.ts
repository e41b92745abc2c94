import type { CarMoment } from '../../accounts/alerts/carNews'
import { formatMoney } from '../../format/formatMoney'

type Stood = Pick<CarMoment, 'status' | 'reserved' | 'priceCents'>

/**
 * Says in a sentence what became of a car that somebody asked about, from one of its states to the next; null where it is nothing they
 * would notice (ENT-16). Of several changes at once, the one that matters most.
 *
 * @example carSince({ …, priceCents: 2_990_000 }, { …, priceCents: 2_790_000 }) // 'Price down $2,000 to $27,900'
 */
export const carSince = (before: Stood, after: Stood): string | null => {
  if (before.status !== after.status) {
    if (after.status === 'sold') return 'Sold'
    if (after.status === 'in_stock') return 'In stock again'
    if (after.status === 'withdrawn') return 'Not for sale any more'
  }
  if (before.reserved !== after.reserved) return after.reserved ? 'Reserved' : 'Not reserved any more'
  if (before.priceCents === after.priceCents) return null
  if (after.priceCents === null) return 'No price any more'
  if (before.priceCents === null) return `Now ${formatMoney(after.priceCents)}`
  const change = after.priceCents - before.priceCents
  return `Price ${change < 0 ? 'down' : 'up'} ${formatMoney(Math.abs(change))} to ${formatMoney(after.priceCents)}`
}
