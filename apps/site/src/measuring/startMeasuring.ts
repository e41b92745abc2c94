import { impersonalText } from '@forecourt/rules/measuring/impersonalText'
import { ownVisitsUntil } from '@forecourt/rules/measuring/ownVisits'
import type { SiteEvent } from '@forecourt/rules/measuring/SiteEvent'
import { type Beacon, beaconPath } from './Beacon'
import { eventName } from './eventName'
import { storeFirstTouch } from './firstTouch'
import { type MeasuredBlock, measuredBlockId } from './MeasuredBlock'
import { readVisit, trafficSource } from './visit'

/** Limit of reported cars and searches per page, for endless scrolling. */
const maxEntries = 200

/** Collects page events until they are sent; each is sent once. */
function createBeacons(about: Pick<Beacon, 'page' | 'path' | 'source' | 'campaign'>, send: (beacon: Beacon) => void) {
  let counts: { view?: number; form?: number; call?: number } = {}
  let seen: string[] = []
  let searches: [string, number][] = []
  return {
    count(event: 'view' | 'form' | 'call') {
      counts[event] = (counts[event] ?? 0) + 1
    },
    see(slug: string) {
      if (seen.length < maxEntries) seen.push(slug)
    },
    search(query: string, results: number) {
      if (searches.length < maxEntries) searches.push([query, results])
    },
    flush() {
      if (Object.keys(counts).length + seen.length + searches.length === 0) return
      send({ ...about, counts, seen, searches })
      counts = {}
      seen = []
      searches = []
    },
  }
}

const key = 'own-visits'

/** Whether the visitor is dealer staff who came from the console in this browser; requires storage. */
function isOwnVisit(): boolean {
  try {
    const stored = localStorage.getItem(key)
    const until = ownVisitsUntil({ hash: location.hash, until: stored === null ? null : Number(stored), now: Date.now() })
    if (until === null) localStorage.removeItem(key)
    else localStorage.setItem(key, String(until))
    return until !== null
  } catch {
    return false
  }
}

/** Reports once per kind of form that a shopper starts to fill in (ANL-01), including one focused before measuring started. */
export const watchForms = (onStart: (kind: string) => void): void => {
  // By kind, as hydration may replace the element during typing.
  const started = new Set<string>()
  const check = (target: EventTarget | null) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>('form[action="/api/leads"]') : null
    if (!form) return
    const kind = String(new FormData(form).get('form') ?? '')
    if (started.has(kind)) return
    started.add(kind)
    onStart(kind)
  }
  addEventListener('focusin', ({ target }) => check(target))
  check(document.activeElement)
}

const card = 'a[href^="/cars/"]'
const slugIn = (href: string) => /^\/cars\/([^/?#]+)$/.exec(href)?.[1]

/**
 * Reports the slug of each car card once it is visible; observes cards added later, such as search results. Returns a function that
 * restarts it, for a page that is shown again.
 */
function watchCards(onSeen: (slug: string) => void): () => void {
  const seen = new Set<string>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const slug = isIntersecting && slugIn(target.getAttribute('href') ?? '')
        if (!slug || seen.has(slug)) continue
        seen.add(slug)
        observer.unobserve(target)
        onSeen(slug)
      }
    },
    { threshold: 0.5 },
  )
  const find = () => {
    for (const link of document.querySelectorAll(`main ${card}`)) observer.observe(link)
  }
  find()
  let timer: ReturnType<typeof setTimeout> | undefined
  const main = document.getElementById('main')
  if (main)
    new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(find, 300)
    }).observe(main, { childList: true, subtree: true })
  return () => {
    seen.clear()
    observer.disconnect()
    find()
  }
}

/** Runs once the page is visible: a prerendered page may never be. */
const onceShown = (act: () => void) => {
  if ('prerendering' in document && document.prerendering) document.addEventListener('prerenderingchange', act, { once: true })
  else act()
}

/** The dataLayer queue of analytics tools. Third-party tags use it in their own format. */
const dataLayer = (): unknown[] => {
  const scope = window as { dataLayer?: unknown[] }
  scope.dataLayer ??= []
  return scope.dataLayer
}

const measurePage = ({ page, tags }: MeasuredBlock) => {
  const isOwn = isOwnVisit()
  const beacons = createBeacons({ page: page.page, path: location.pathname, ...trafficSource() }, (beacon) => {
    // Dealer staff is not counted.
    if (!isOwn) navigator.sendBeacon(beaconPath, JSON.stringify(beacon))
  })
  const sendEvent = (event: SiteEvent) => {
    const { name, id, params } = event
    if (!tags) dataLayer().push({ event: name, ...(id !== undefined && { event_id: String(id) }) })
    if (name === 'view' || name === 'form' || name === 'call') beacons.count(name)
    if (name === 'search') beacons.search(impersonalText(String(params?.query ?? '')), Number(params?.results))
  }
  addEventListener(eventName, (event) => sendEvent((event as CustomEvent<SiteEvent>).detail))
  const dispatchSiteEvent = (detail: SiteEvent) => dispatchEvent(new CustomEvent(eventName, { detail }))

  // Sites with third-party tags store this only after consent.
  if (!tags && readVisit()?.pages.length === 1) storeFirstTouch()
  const started = tags
    ? import('./tags/startTags').then(({ startTags }) => startTags({ ...page, isOwn }, tags)).catch(() => {})
    : Promise.resolve()
  const view = () => {
    dispatchSiteEvent({ name: 'view' })
    if (page.query && page.results !== undefined)
      dispatchSiteEvent({ name: 'search', params: { query: page.query, results: page.results } })
    beacons.flush()
  }
  void started.then(() => {
    view()
    watchForms((kind) => dispatchSiteEvent({ name: 'form', params: { form: kind } }))
  })

  const watchCardsAgain = watchCards((slug) => beacons.see(slug))
  // A page restored from the back-forward cache runs no scripts again; its view is counted here.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    watchCardsAgain()
    view()
  })
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && beacons.flush())
  addEventListener('pagehide', () => beacons.flush())
}

/** Data blocks already measured: a page is measured once, however often its islands hydrate. */
const measured = new WeakSet<Element>()

/**
 * Counts page events for the dealer's statistics, and starts third-party tags with consent (ANL-01). Sets no cookies and sends no
 * personal data.
 */
export function startMeasuring(): void {
  const block = document.getElementById(measuredBlockId)
  if (!block || measured.has(block)) return
  measured.add(block)
  const data = JSON.parse(block.textContent) as MeasuredBlock
  onceShown(() => measurePage(data))
}
