import type { Car } from '../../entities/Car'
import { isInStock } from '../../entities/isInStock'

/** How a car stood from an instant on, until the next of its states. */
export interface CarMoment extends Pick<Car, 'status' | 'reserved' | 'priceCents' | 'priceType'> {
  readonly id: string
  /** ISO in UTC. */
  readonly at: string
}

/** Something a shopper who watches a car wants to hear. Money in cents. */
type CarNews =
  | { readonly kind: 'priceDrop'; readonly stateId: string; readonly beforeCents: number; readonly priceCents: number }
  | { readonly kind: 'sold' | 'backInStock'; readonly stateId: string }

/** How long a price must have stood for it to count as what the car cost. Milliseconds. */
const stoodMs = 24 * 3_600_000

/** A price that was asked without a break, and for how long the car could be had for it. */
interface AskingPrice {
  readonly priceCents: number | null
  readonly priceType: CarMoment['priceType']
  readonly ms: number
}

const askingPrices = (states: readonly CarMoment[], now: string): AskingPrice[] => {
  const asked: AskingPrice[] = []
  states.forEach((state, index) => {
    const { priceCents, priceType } = state
    const ms = isInStock(state) ? Math.max(0, Date.parse(states[index + 1]?.at ?? now) - Date.parse(state.at)) : 0
    const last = asked.at(-1)
    if (last && last.priceCents === priceCents && last.priceType === priceType) asked[asked.length - 1] = { ...last, ms: last.ms + ms }
    else asked.push({ priceCents, priceType, ms })
  })
  return asked
}

interface DropSettings {
  readonly now: string
  /** Smaller drops are none; less than a hundredth of the price never is one. Cents. */
  readonly leastCents: number
}

/**
 * The drop that the last of a car's states is, if it is one (FAV-06): the car can be had, for less than the last price of the same
 * kind that stood for a day. What was asked for hours alone, a price of another kind, or none, is no price to compare with, and
 * beyond it nothing is looked at.
 *
 * @param states of one car, the oldest first
 */
const priceDrop = (states: readonly CarMoment[], { now, leastCents }: DropSettings): Extract<CarNews, { kind: 'priceDrop' }> | null => {
  const current = states.at(-1)
  if (!current?.priceCents || current.reserved || !isInStock(current)) return null
  const last = states.at(-2)
  // Something else changed: the price is the one it was.
  if (last?.priceCents === current.priceCents && last.priceType === current.priceType) return null
  for (const { priceCents, priceType, ms } of askingPrices(states, now).slice(0, -1).reverse()) {
    if (!priceCents || priceType !== current.priceType) return null
    if (ms < stoodMs) continue
    const drop = priceCents - current.priceCents
    if (drop < leastCents || drop * 100 < priceCents) return null
    return { kind: 'priceDrop', stateId: current.id, beforeCents: priceCents, priceCents: current.priceCents }
  }
  return null
}

/** A car that a feed drops and brings back within the hour was never gone. Milliseconds. */
const awayMs = 3_600_000

const canBeHad = (state: CarMoment): boolean => isInStock(state) && !state.reserved

/** Since when a car, which can be had now, could not before; null where it could all the time. */
const awaySince = (states: readonly CarMoment[]): string | null => {
  const before = states.slice(0, -1).reverse()
  const end = before.findIndex(canBeHad)
  const away = end < 0 ? before : before.slice(0, end)
  // What was never for sale comes for the first time, and comes back to nobody.
  return end < 0 ? null : (away.at(-1)?.at ?? null)
}

/**
 * What is new about a car in the last of its states, for those who watch it (FAV-06): that it is sold, can be had again after an hour
 * or more, or costs less; null for everything else.
 *
 * @param states of one car, the oldest first
 */
export const carNews = (states: readonly CarMoment[], settings: DropSettings): CarNews | null => {
  const current = states.at(-1)
  if (!current) return null
  const before = states.at(-2)
  if (current.status === 'sold') return before && isInStock(before) ? { kind: 'sold', stateId: current.id } : null
  if (!canBeHad(current)) return null
  const since = before && !canBeHad(before) ? awaySince(states) : null
  if (since !== null && Date.parse(current.at) - Date.parse(since) >= awayMs) return { kind: 'backInStock', stateId: current.id }
  return priceDrop(states, settings)
}
