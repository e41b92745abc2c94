import { type FirstTouch, parseFirstTouch } from '@forecourt/rules/leads/visits/firstTouch'
import { cameBy, readVisit } from './visit'

const key = 'first-touch'

/** What led to the site the first time, as far as the browser still knows; null where it was long ago or never was noted. */
export function readFirstTouch(): FirstTouch | null {
  try {
    return parseFirstTouch(JSON.parse(localStorage.getItem(key) ?? 'null'), new Date().toISOString())
  } catch {
    return null
  }
}

/** Notes what led to the site, if nothing is known of an earlier time. */
export function noteFirstTouch(): void {
  if (readFirstTouch()) return
  const touch: FirstTouch = {
    ...cameBy(),
    page: readVisit()?.pages[0] ?? '/',
    day: new Date().toISOString().slice(0, 10),
  }
  try {
    localStorage.setItem(key, JSON.stringify(touch))
  } catch {
    // A browser that keeps nothing knows no first time.
  }
}

export function forgetFirstTouch(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // What can't be kept needs no forgetting.
  }
}
