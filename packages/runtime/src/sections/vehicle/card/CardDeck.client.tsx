'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { useRuntimeHost } from '../../../host/RuntimeHostProvider.client'
import { island } from '../../../islands/island'
import { compareStore } from '../../../storage/compareStore'
import { favouritesStore } from '../../../storage/favouritesStore'
import { type EnhancedDeck, enhanceDeck } from './enhanceDeck'

/** Wraps a list of cards: handles photo navigation, favourites and comparison. */
const CardDeckPart = ({ children }: { readonly children: ReactNode }) => {
  const host = useRuntimeHost()
  const area = useRef<HTMLDivElement>(null)
  const deck = useRef<EnhancedDeck | null>(null)

  useEffect(() => {
    if (!area.current) return
    const enhanced = enhanceDeck(area.current, host)
    deck.current = enhanced
    return () => enhanced.stop()
  }, [host])

  // Runs after every render, because there may be new cards.
  useEffect(() => deck.current?.mark())

  return (
    <div ref={area} className="@container">
      {children}
    </div>
  )
}

/** Runs without React on public pages (decision 104). */
export const CardDeck = island('CardDeck', CardDeckPart, {
  hydrateOn: `page-interaction ${favouritesStore.key} ${compareStore.key}`,
  plain: true,
})
