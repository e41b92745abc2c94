import type { RuntimeHost } from '../host/RuntimeHost'
import { createHydrator, type Hydrator, islandCode } from './createHydrator'
import { createNearness, type Nearness } from './createNearness'
import type { PlainPart } from './Enhancer'
import { hasInteracted, onFirstInteraction, partInteractions } from './firstInteraction'
import { calledEvent } from './islandSignals'
import { islandsAround, replayPresses } from './replayPresses'
import { whenIdle } from './whenIdle'

const savesData = (): boolean => (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true

/**
 * Prefetches an island's code after the first interaction with the page, when the browser is idle, so that the first click doesn't wait for
 * the network. Fetches nothing for a page without interactions, nor with `saveData`.
 */
const fetchAhead = (fetch: () => Promise<unknown>): void => {
  if (savesData()) return
  // A failed fetch is retried on the click.
  onFirstInteraction(() => whenIdle(() => void fetch().catch(() => undefined)))
}

type Begun = Promise<unknown> | undefined

/** Hydrates an island once it is near the viewport; resolves once hydrated, or immediately if it isn't near at first. */
const hydrateNear = (element: HTMLElement, { tryToHydrate }: Hydrator, nearness: Nearness): Promise<unknown> =>
  new Promise((resolve) => {
    const isWatched = nearness.watch(element, (isNear) => resolve(isNear ? tryToHydrate(element) : undefined))
    if (!isWatched) resolve(tryToHydrate(element))
  })

/** Schedules the hydration of an island according to `HydrateOn`. Returns undefined if nothing starts now. */
const hydrateWhenDue = (element: HTMLElement, host: RuntimeHost, hydrator: Hydrator, nearness: Nearness): Begun => {
  const { hydrateOn = 'visible', part = '' } = element.dataset
  const { tryToHydrate } = hydrator
  if (hydrateOn === 'load' || hydrateOn.startsWith('page-interaction')) return tryToHydrate(element)
  if (hydrateOn.startsWith('stored ')) {
    const keys = hydrateOn.split(' ').slice(1)
    if (keys.some((key) => host.storage.read(key))) return tryToHydrate(element)
    for (const key of keys) host.storage.watch(key, () => tryToHydrate(element))
  }
  // The island contains most of the page: without a prefetch its first click would wait for about 100 kB.
  if (hydrateOn === 'own-interaction') fetchAhead(() => islandCode(part))
  if (hydrateOn !== 'visible') return hydrator.enhance(element).catch(() => undefined)
  if (hasInteracted()) return hydrateNear(element, hydrator, nearness)
  onFirstInteraction(() => void hydrateNear(element, hydrator, nearness))
  return undefined
}

/** Hydrates islands on interaction or call. */
const hydrateOnEvents = ({ tryToHydrate }: Hydrator) => {
  const onInteraction = ({ target }: Event) => {
    for (const element of islandsAround(target)) void tryToHydrate(element, target as Element)
  }
  for (const kind of partInteractions) document.addEventListener(kind, onInteraction, { capture: true, passive: true })
  addEventListener(calledEvent, (event) => {
    const { detail: name } = event as CustomEvent<string>
    for (const element of document.querySelectorAll<HTMLElement>(`f-island[data-part="${name}"]`)) void tryToHydrate(element)
  })
}

/** Calls back for each island in the page and each one added later, and for each fragment that is removed. */
const followPage = (onPart: (element: HTMLElement) => void, onFragmentGone: (fragment: HTMLElement) => void) => {
  customElements.define(
    'f-island',
    class extends HTMLElement {
      connectedCallback() {
        onPart(this)
      }
    },
  )
  customElements.define(
    'f-fragment',
    class extends HTMLElement {
      disconnectedCallback() {
        onFragmentGone(this)
      }
    },
  )
}

/**
 * Hydrates the islands of a public page separately, according to `HydrateOn`; replays clicks and keys on islands that aren't hydrated yet.
 * `lines` are their props, `loaded` the plain islands bundled with every page. Resolves once the islands that are due or near the viewport
 * are hydrated.
 */
export const hydrateIslands = (
  host: RuntimeHost,
  lines: readonly string[],
  loaded: { readonly [name: string]: PlainPart | undefined } = {},
): Promise<unknown> => {
  const hydrator = createHydrator(host, lines, loaded)
  const nearness = createNearness()
  hydrateOnEvents(hydrator)
  replayPresses(hydrator)
  // Needed by all islands, and most of what the first click waits for.
  fetchAhead(() => import('./hydrateIsland'))
  let due: Begun[] | null = []
  followPage(
    (element) => {
      if (hydrator.isBegun(element)) return
      const begun = hydrateWhenDue(element, host, hydrator, nearness)
      due?.push(begun)
    },
    (fragment) => {
      for (const element of fragment.querySelectorAll('f-island')) hydrator.end(element)
      nearness.forgetWithin(fragment)
    },
  )
  const first = due
  due = null
  return Promise.all(first)
}
