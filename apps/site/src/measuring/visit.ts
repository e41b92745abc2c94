import { visitSource } from '@forecourt/rules/leads/visits/firstTouch'
import { maxVisitedPages } from '@forecourt/rules/leads/visits/maxVisitedPages'
import { impersonalText } from '@forecourt/rules/measuring/impersonalText'

/** The current visit, for the lead it leads to (ENT-16); in session storage. */
interface Visit {
  /** Query and referrer of the first page. */
  readonly query: string
  readonly referrer: string
  /** Paths, latest last. */
  readonly pages: readonly string[]
}

const key = 'visit'

export function readVisit(): Visit | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Visit | null
    return stored && Array.isArray(stored.pages) ? stored : null
  } catch {
    return null
  }
}

/** Records the current page. */
export function recordVisit(): void {
  const { pathname, search } = location
  const { pages, ...firstPage } = readVisit() ?? { pages: [], query: search.slice(0, 1_000), referrer: document.referrer.slice(0, 1_000) }
  if (pages.at(-1) === pathname) return
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...firstPage, pages: [...pages, pathname].slice(-maxVisitedPages) }))
  } catch {
    // Storage is blocked: no visit.
  }
}

/** Traffic source of the visit, without personal data. */
export function trafficSource(): { readonly source: string; readonly campaign: string } {
  const { query = '', referrer = '' } = readVisit() ?? {}
  return {
    source: impersonalText(visitSource({ query, referrer, host: location.host })),
    campaign: impersonalText(new URLSearchParams(query).get('utm_campaign') ?? ''),
  }
}
