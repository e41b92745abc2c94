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
 * Fetches the code of a part after the first interaction with the page, once the browser is idle: the first press then waits for no network.
 * Nothing is fetched for a page without interactions, nor for people who save data.
 */
const fetchAhead = (fetch: () => Promise<unknown>): void => {
  if (savesData()) return
  // What did not come is asked for again by the press.
  onFirstInteraction(() => whenIdle(() => void fetch().catch(() => undefined)))
}

type Begun = Promise<unknown> | undefined

/** Hydrates a part once it is near the screen; resolves once it is, or isn't near at first. */
const hydrateNear = (element: HTMLElement, { tryToHydrate }: Hydrator, nearness: Nearness): Promise<unknown> =>
  new Promise((resolve) => {
    const isWatched = nearness.watch(element, (isNear) => resolve(isNear ? tryToHydrate(element) : undefined))
    if (!isWatched) resolve(tryToHydrate(element))
  })

/** Hydrates a part that was put into the page, now or later, as `HydrateOn` says. Undefined where nothing is begun now. */
const hydrateWhenDue = (element: HTMLElement, host: RuntimeHost, hydrator: Hydrator, nearness: Nearness): Begun => {
  const { hydrateOn = 'visible', part = '' } = element.dataset
  const { tryToHydrate } = hydrator
  if (hydrateOn === 'load' || hydrateOn.startsWith('page-interaction')) return tryToHydrate(element)
  if (hydrateOn.startsWith('stored ')) {
    const keys = hydrateOn.split(' ').slice(1)
    if (keys.some((key) => host.storage.read(key))) return tryToHydrate(element)
    for (const key of keys) host.storage.watch(key, () => tryToHydrate(element))
  }
  // It holds most of the page: its first press would wait for a hundred kilobytes.
  if (hydrateOn === 'own-interaction') fetchAhead(() => islandCode(part))
  if (hydrateOn !== 'visible') return hydrator.enhance(element).catch(() => undefined)
  if (hasInteracted()) return hydrateNear(element, hydrator, nearness)
  onFirstInteraction(() => void hydrateNear(element, hydrator, nearness))
  return undefined
}

/** Hydrates parts that are interacted with, or called. */
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

/** Calls back for each part as it is put into the page, first for those in it, and for each fragment that is taken out of it. */
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
 * Hydrates the parts of a public page, each by itself, as `HydrateOn` says; presses and keys on a part that isn't hydrated are replayed once
 * it is. `lines` are their data, `loaded` plain parts that every page has. Resolves once those are hydrated that are due, or near the screen.
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
  // Most of what the first press waits for, and the same for all parts.
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
