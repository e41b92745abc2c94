import { type FirstTouch, parseFirstTouch } from '@forecourt/rules/leads/visits/firstTouch'
import { readVisit, trafficSource } from './visit'

const key = 'first-touch'

/** Traffic source of the first visit, from browser storage; null if expired or missing. */
export function readFirstTouch(): FirstTouch | null {
  try {
    return parseFirstTouch(JSON.parse(localStorage.getItem(key) ?? 'null'), new Date().toISOString())
  } catch {
    return null
  }
}

/** Stores the traffic source if no earlier one is known. */
export function storeFirstTouch(): void {
  if (readFirstTouch()) return
  const touch: FirstTouch = {
    ...trafficSource(),
    page: readVisit()?.pages[0] ?? '/',
    day: new Date().toISOString().slice(0, 10),
  }
  try {
    localStorage.setItem(key, JSON.stringify(touch))
  } catch {
    // Storage is blocked: no first visit.
  }
}

export function deleteFirstTouch(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Storage is blocked: nothing to delete.
  }
}
