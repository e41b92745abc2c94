import { impersonal } from '@forecourt/rules/measuring/impersonal'
import type { SiteEvent } from '@forecourt/rules/measuring/SiteEvent'
import { beaconPath } from './Beacon'
import { cameBy } from './cameBy'
import { createBeacons } from './createBeacons'
import { eventName } from './eventName'
import { noteFirstTouch } from './firstTouch'
import { isOwnVisit } from './isOwnVisit'
import { type MeasuredBlock, measuredBlockId } from './MeasuredBlock'
import { readVisit } from './visit'
import { watchCards } from './watchCards'
import { watchForms } from './watchForms'

/** Answers once the page is looked at: one that is drawn ahead may never be. */
const onceShown = (act: () => void) => {
  if ('prerendering' in document && document.prerendering) document.addEventListener('prerenderingchange', act, { once: true })
  else act()
}

/** The queue in which tools for measuring look for events. Where services of others are switched on it is theirs, and has their own form. */
const dataLayer = (): unknown[] => {
  const scope = window as { dataLayer?: unknown[] }
  scope.dataLayer ??= []
  return scope.dataLayer
}

const begin = ({ page, tags }: MeasuredBlock) => {
  const isOwn = isOwnVisit()
  const beacons = createBeacons({ page: page.page, path: location.pathname, ...cameBy() }, (beacon) => {
    // The dealer's own people are not counted.
    if (!isOwn) navigator.sendBeacon(beaconPath, JSON.stringify(beacon))
  })
  const tell = (event: SiteEvent) => {
    const { name, id, params } = event
    if (!tags) dataLayer().push({ event: name, ...(id !== undefined && { event_id: String(id) }) })
    if (name === 'view' || name === 'form' || name === 'call') beacons.count(name)
    if (name === 'search') beacons.search(impersonal(String(params?.words ?? '')), Number(params?.results))
  }
  addEventListener(eventName, (event) => tell((event as CustomEvent<SiteEvent>).detail))
  const happened = (detail: SiteEvent) => dispatchEvent(new CustomEvent(eventName, { detail }))

  // Where services of others are told, the shopper's choice comes first.
  if (!tags && readVisit()?.pages.length === 1) noteFirstTouch()
  const started = tags
    ? import('./tags/startTags').then(({ startTags }) => startTags({ ...page, isOwn }, tags)).catch(() => {})
    : Promise.resolve()
  const view = () => {
    happened({ name: 'view' })
    if (page.words && page.results !== undefined) happened({ name: 'search', params: { words: page.words, results: page.results } })
    beacons.flush()
  }
  void started.then(() => {
    view()
    watchForms((kind) => happened({ name: 'form', params: { form: kind } }))
  })

  const again = watchCards((slug) => beacons.see(slug))
  // Back from another page the browser may show this very page again, as it was left: it is looked at once more.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    again()
    view()
  })
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && beacons.flush())
  addEventListener('pagehide', () => beacons.flush())
}

/** The page's data that measuring started with: a page is measured once, however often its parts are hydrated. */
const measured = new WeakSet<Element>()

/**
 * Counts what happens on the page for the dealer's own figures, and has services of others told where the site has any and the shopper
 * allows it (ANL-01). Sets no cookie, and sends nothing of who looks.
 */
export function startMeasuring(): void {
  const block = document.getElementById(measuredBlockId)
  if (!block || measured.has(block)) return
  measured.add(block)
  const data = JSON.parse(block.textContent) as MeasuredBlock
  onceShown(() => begin(data))
}
