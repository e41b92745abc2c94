import { ownVisitsUntil } from '@forecourt/rules/measuring/ownVisits'

const key = 'own-visits'

/** Whether whoever looks is one of the dealer's own people, who came from the console in this browser; a browser that keeps nothing forgets it. */
export function isOwnVisit(): boolean {
  try {
    const noted = localStorage.getItem(key)
    const until = ownVisitsUntil({ hash: location.hash, until: noted === null ? null : Number(noted), now: Date.now() })
    if (until === null) localStorage.removeItem(key)
    else localStorage.setItem(key, String(until))
    return until !== null
  } catch {
    return false
  }
}
