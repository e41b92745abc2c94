'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { useRuntimeHost } from '../../../host/RuntimeHostProvider.client'
import { compareStore } from '../../../storage/compareStore'
import { favouritesStore } from '../../../storage/favouritesStore'

type Behaviour = typeof import('./deckBehaviour')

/** The same for every list; null until it has come. */
let come: Behaviour | null = null

/** Does something by the code of cards, which is fetched for the first thing to do. */
const withBehaviour = (task: (behaviour: Behaviour) => void): void => {
  if (come) task(come)
  else
    import('./deckBehaviour').then(
      (behaviour) => {
        come = behaviour
        task(behaviour)
      },
      () => undefined,
    )
}

const kinds = ['pointerover', 'pointerdown', 'focusin', 'click', 'keydown', 'scroll'] as const
const kept = [favouritesStore, compareStore]

/**
 * Around a list of cards: turns their photos, and saves and compares their cars (CARD-02, CARD-04, FAV-01, FAV-02). One set of
 * listeners for a whole list, so that a card costs the browser nothing.
 */
export const CardDeck = ({ children }: { readonly children: ReactNode }) => {
  const host = useRuntimeHost()
  const area = useRef<HTMLDivElement>(null)
  const hasMarked = useRef(false)

  useEffect(() => {
    const element = area.current
    if (!element) return
    const listen = (event: Event) => withBehaviour(({ handleInDeck }) => handleInDeck(event, host))
    // Scrolling does not bubble.
    const optionsOf = (kind: string) => ({ passive: kind !== 'keydown', capture: kind === 'scroll' })
    for (const kind of kinds) element.addEventListener(kind, listen, optionsOf(kind))
    return () => {
      for (const kind of kinds) element.removeEventListener(kind, listen, optionsOf(kind))
    }
  }, [host])

  // After every drawing: there may be other cards now.
  useEffect(() => {
    const element = area.current
    if (!element) return
    const mark = () => {
      if (!hasMarked.current && !kept.some(({ key }) => host.storage.read(key))) return
      hasMarked.current = true
      withBehaviour(({ markSaved }) => markSaved(element, host))
    }
    mark()
    const stops = kept.map(({ key }) => host.storage.watch(key, mark))
    return () => {
      for (const stop of stops) stop()
    }
  })

  return (
    <div ref={area} className="@container">
      {children}
    </div>
  )
}
