import type { RuntimeHost } from '../../../host/RuntimeHost'
import { compareStore } from '../../../storage/compareStore'
import { favouritesStore } from '../../../storage/favouritesStore'

type Behaviour = typeof import('./deckBehaviour')

/** The same for every list; null until it has come. */
let loadedBehaviour: Behaviour | null = null
/** One for all that wait: a browser ends imports of the same module in any order, and what is done first is to happen first. */
let underway: Promise<Behaviour> | null = null

/** Does something by the code of cards, which is fetched for the first thing to do. */
const withBehaviour = (task: (behaviour: Behaviour) => void): void => {
  if (loadedBehaviour) {
    task(loadedBehaviour)
    return
  }
  underway ??= import('./deckBehaviour')
  underway.then(
    (behaviour) => {
      loadedBehaviour = behaviour
      task(behaviour)
    },
    () => {
      underway = null
    },
  )
}

const kinds = ['pointerover', 'pointerdown', 'focusin', 'click', 'keydown', 'scroll'] as const
const stores = [favouritesStore, compareStore]

export interface EnhancedDeck {
  /** Marks the cars that are saved or compared: there may be other cards now. */
  mark(): void
  stop(): void
}

/** One set of listeners for a whole list of cards, so that a card costs the browser nothing (CARD-02, CARD-04, FAV-01, FAV-02). */
export const enhanceDeck = (element: HTMLElement, host: RuntimeHost): EnhancedDeck => {
  let hasMarked = false
  const listen = (event: Event) => withBehaviour(({ handleInDeck }) => handleInDeck(event, host))
  // Scrolling does not bubble.
  const optionsOf = (kind: string) => ({ passive: kind !== 'keydown', capture: kind === 'scroll' })
  for (const kind of kinds) element.addEventListener(kind, listen, optionsOf(kind))
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
      for (const kind of kinds) element.removeEventListener(kind, listen, optionsOf(kind))
      for (const stop of stops) stop()
    },
  }
}
