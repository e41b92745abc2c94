'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import type { RuntimeHost } from '../../host/RuntimeHost'
import { useRuntimeHost } from '../../host/RuntimeHostProvider.client'
import { compareStore } from '../../storage/compareStore'
import { favouritesStore } from '../../storage/favouritesStore'
import { keepCompared } from '../../storage/keepCompared'
import { keepFavourite } from '../../storage/keepFavourite'
import { keptCarOf, markKept } from './markKept'
import { followStrip, loadBeside, turnStrip } from './photoStrip'

const isPhotos = (target: EventTarget | null): target is HTMLElement => target instanceof HTMLElement && 'photos' in target.dataset

/** The photos of the card an event happened in. */
const photosAround = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? (target.closest('article')?.querySelector<HTMLElement>('[data-photos]') ?? null) : null

const pressControl = (button: HTMLElement, host: RuntimeHost): void => {
  const car = keptCarOf(button)
  const keep = button.getAttribute('aria-pressed') !== 'true'
  if (!car) return
  const { slug, name, primaryImageUrl } = car
  if (button.dataset.keep === 'favourite') keepFavourite(host, car, keep)
  else keepCompared(host, { slug, name, primaryImageUrl }, keep)
}

const turns: { readonly [key: string]: number } = { ArrowLeft: -1, ArrowRight: 1 }

/** Everything that cards do by themselves: one set of listeners for a whole list, so that a card costs the browser nothing. */
const wire = (area: HTMLElement, host: RuntimeHost): (() => void) => {
  const stops: (() => void)[] = []
  const on = (kinds: readonly string[], listener: (event: Event) => void, capture = false) => {
    for (const kind of kinds) {
      area.addEventListener(kind, listener, { passive: kind !== 'keydown', capture })
      stops.push(() => area.removeEventListener(kind, listener, { capture }))
    }
  }
  on(['pointerover', 'pointerdown', 'focusin'], (event) => {
    const strip = photosAround(event)
    if (strip) loadBeside(strip)
  })
  // Scrolling does not bubble.
  on(['scroll'], ({ target }) => isPhotos(target) && followStrip(target), true)
  on(['click'], (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null
    if (!button) return
    if (button.dataset.keep) pressControl(button, host)
    const strip = button.dataset.turn ? photosAround(event) : null
    if (strip) turnStrip(strip, Number(button.dataset.turn))
  })
  on(['keydown'], (event) => {
    const step = event instanceof KeyboardEvent && !event.altKey && !event.metaKey && !event.ctrlKey ? turns[event.key] : undefined
    const onTitle = event.target instanceof HTMLElement && 'cardTitle' in event.target.dataset
    const strip = step && onTitle ? photosAround(event) : null
    if (!step || !strip || strip.childElementCount < 2) return
    event.preventDefault()
    turnStrip(strip, step)
  })
  return () => {
    for (const stop of stops) stop()
  }
}

/** Around a list of cards: turns their photos, and saves and compares their cars (CARD-02, CARD-04, FAV-01, FAV-02). */
export const CardDeck = ({ children }: { readonly children: ReactNode }) => {
  const host = useRuntimeHost()
  const area = useRef<HTMLDivElement>(null)

  useEffect(() => (area.current ? wire(area.current, host) : undefined), [host])

  // After every drawing: there may be other cards now.
  useEffect(() => {
    const element = area.current
    if (!element) return
    const mark = () => markKept(element, host)
    mark()
    const stops = [favouritesStore, compareStore].map(({ key }) => host.storage.watch(key, mark))
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
