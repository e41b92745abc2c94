import type { RuntimeHost } from '../../../host/RuntimeHost'
import { compareStore } from '../../../storage/compareStore'
import { favouritesStore } from '../../../storage/favouritesStore'

type Behaviour = typeof import('./deckBehaviour')

/** Shared by all lists; null until it is loaded. */
let loadedBehaviour: Behaviour | null = null
/** One shared promise: separate imports of a module may resolve in any order, but events must be handled in order. */
let loading: Promise<Behaviour> | null = null

/** Runs a task with the card behaviour, which is fetched on first use. */
const withBehaviour = (task: (behaviour: Behaviour) => void): void => {
  if (loadedBehaviour) {
    task(loadedBehaviour)
    return
  }
  loading ??= import('./deckBehaviour')
  loading.then(
    (behaviour) => {
      loadedBehaviour = behaviour
      task(behaviour)
    },
    () => {
      loading = null
    },
  )
}

const kinds = ['pointerover', 'pointerdown', 'focusin', 'click', 'keydown', 'scroll'] as const
const stores = [favouritesStore, compareStore]

export interface EnhancedDeck {
  /** Marks the cars that are favourites or compared; call it after cards change. */
  mark(): void
  stop(): void
}

/** One set of listeners for a whole list of cards (CARD-02, CARD-04, FAV-01, FAV-02). */
export const enhanceDeck = (element: HTMLElement, host: RuntimeHost): EnhancedDeck => {
  let hasMarked = false
  const listen = (event: Event) => withBehaviour(({ handleInDeck }) => handleInDeck(event, host))
  // Scroll events don't bubble.
  const listenerOptions = (kind: string) => ({ passive: kind !== 'keydown', capture: kind === 'scroll' })
  for (const kind of kinds) element.addEventListener(kind, listen, listenerOptions(kind))
  const mark = () => {
    if (!hasMarked && !stores.some(({ key }) => host.storage.read(key))) return
    hasMarked = true
    withBehaviour(({ markSaved }) => markSaved(element, host))
  }
  mark()
  const stops = stores.map(({ key }) => host.storage.watch(key, mark))
  return {
    mark,
    stop: () => {
      for (const kind of kinds) element.removeEventListener(kind, listen, listenerOptions(kind))
      for (const stop of stops) stop()
    },
  }
}
