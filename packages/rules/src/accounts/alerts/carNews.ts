import type { Car } from '../../entities/Car'
import { isInStock } from '../../entities/isInStock'
import { minAskedMs } from '../../pricing/askedPrices'

/** State of a car from an instant until the next state. */
export interface CarStatePeriod extends Pick<Car, 'status' | 'reserved' | 'priceCents' | 'priceType'> {
  readonly id: string
  /** ISO in UTC. */
  readonly at: string
}

/** News about a saved car for its shopper. Money in cents. */
type CarNews =
  | { readonly kind: 'priceDrop'; readonly stateId: string; readonly beforeCents: number; readonly priceCents: number }
  | { readonly kind: 'sold' | 'backInStock'; readonly stateId: string }

/** An unchanged price, and how long the car was available at it. */
interface AskingPrice {
  readonly priceCents: number | null
  readonly priceType: CarStatePeriod['priceType']
  readonly ms: number
}

const askingPrices = (states: readonly CarStatePeriod[], now: string): AskingPrice[] => {
  const prices: AskingPrice[] = []
  states.forEach((state, index) => {
    const { priceCents, priceType } = state
    const ms = isInStock(state) ? Math.max(0, Date.parse(states[index + 1]?.at ?? now) - Date.parse(state.at)) : 0
    const last = prices.at(-1)
    if (last && last.priceCents === priceCents && last.priceType === priceType) prices[prices.length - 1] = { ...last, ms: last.ms + ms }
    else prices.push({ priceCents, priceType, ms })
  })
  return prices
}

interface DropSettings {
  readonly now: string
  /** Minimum price drop in cents; a drop below 1% of the price never counts. */
  readonly minCents: number
}

/**
 * The price drop in the car's latest state, or null (FAV-06): the car is available for less than the last price of the same type that was
 * valid for a day. Prices valid for only some hours, of another type, or missing aren't compared, and the search stops there.
 *
 * @param states of one car, the oldest first
 */
const priceDrop = (states: readonly CarStatePeriod[], { now, minCents }: DropSettings): Extract<CarNews, { kind: 'priceDrop' }> | null => {
  const current = states.at(-1)
  if (!current?.priceCents || current.reserved || !isInStock(current)) return null
  const last = states.at(-2)
  // The price is unchanged; something else changed.
  if (last?.priceCents === current.priceCents && last.priceType === current.priceType) return null
  for (const { priceCents, priceType, ms } of askingPrices(states, now).slice(0, -1).reverse()) {
    if (!priceCents || priceType !== current.priceType) return null
    if (ms < minAskedMs) continue
    const drop = priceCents - current.priceCents
    if (drop < minCents || drop * 100 < priceCents) return null
    return { kind: 'priceDrop', stateId: current.id, beforeCents: priceCents, priceCents: current.priceCents }
  }
  return null
}

/** A car that a feed drops and restores within the hour doesn't count as removed. Milliseconds. */
const minUnavailableMs = 3_600_000

const isAvailable = (state: CarStatePeriod): boolean => isInStock(state) && !state.reserved

/** Since when a car that is available now was unavailable; null if it was available throughout. */
const unavailableSince = (states: readonly CarStatePeriod[]): string | null => {
  const before = states.slice(0, -1).reverse()
  const end = before.findIndex(isAvailable)
  const unavailable = end < 0 ? before : before.slice(0, end)
  // A car that was never available arrives for the first time; it isn't back in stock.
  return end < 0 ? null : (unavailable.at(-1)?.at ?? null)
}

/**
 * News in the latest state of a car for the shoppers who saved it (FAV-06): sold, back in stock after an hour or more, or a lower price;
 * null for anything else.
 *
 * @param states of one car, the oldest first
 */
export const carNews = (states: readonly CarStatePeriod[], settings: DropSettings): CarNews | null => {
  const current = states.at(-1)
  if (!current) return null
  const before = states.at(-2)
  if (current.status === 'sold') return before && isInStock(before) ? { kind: 'sold', stateId: current.id } : null
  if (!isAvailable(current)) return null
  const since = before && !isAvailable(before) ? unavailableSince(states) : null
  if (since !== null && Date.parse(current.at) - Date.parse(since) >= minUnavailableMs) return { kind: 'backInStock', stateId: current.id }
  return priceDrop(states, settings)
}
