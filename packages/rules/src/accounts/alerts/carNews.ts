import { isInStock } from '../../entities/isInStock'
import type { CarMoment, CarNews } from './CarMoment'
import { type DropSettings, priceDrop } from './priceDrop'

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
