import { visitSource } from '@forecourt/rules/leads/visits/firstTouch'
import { mostVisitedPages } from '@forecourt/rules/leads/visits/mostVisitedPages'
import { impersonal } from '@forecourt/rules/measuring/impersonal'

/** What a visit of the site consisted of so far, for an enquiry that comes of it (ENT-16): kept by the tab, and gone with it. */
interface Visit {
  /** The query of the first page, and the address that led there. */
  readonly query: string
  readonly referrer: string
  /** Paths, the latest last. */
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

/** Notes the page that is looked at. */
export function noteVisit(): void {
  const { pathname, search } = location
  const { pages, ...began } = readVisit() ?? { pages: [], query: search.slice(0, 1_000), referrer: document.referrer.slice(0, 1_000) }
  if (pages.at(-1) === pathname) return
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...began, pages: [...pages, pathname].slice(-mostVisitedPages) }))
  } catch {
    // A browser that keeps nothing keeps no visit.
  }
}

/** What led to the site in this visit, in words that name nobody. */
export function cameBy(): { readonly source: string; readonly campaign: string } {
  const { query = '', referrer = '' } = readVisit() ?? {}
  return {
    source: impersonal(visitSource({ query, referrer, host: location.host })),
    campaign: impersonal(new URLSearchParams(query).get('utm_campaign') ?? ''),
  }
}
