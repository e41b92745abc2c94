'use client'

import { type ComponentType, type ReactNode, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { HydrationContext } from '../islands/HydrationContext'
import { onceNear } from './onceNear'
import { untilReleased } from './untilReleased'

export interface IslandProps<Props> {
  /** Lazy import of the live component; must be a stable function. */
  readonly load: () => Promise<ComponentType<Props>>
  readonly live: Props
  /** The static markup, which works without scripts. */
  readonly children: ReactNode
}

interface Loaded<Props> {
  readonly Live: ComponentType<Props>
  readonly enter: (area: HTMLElement) => void
}

/** Replaces static markup by a component whose code is fetched near the viewport or on interaction; keeps entered values and focus. */
export const Island = <Props extends object>({ load, live, children }: IslandProps<Props>) => {
  const area = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<Loaded<Props> | null>(null)

  const waitFor = useContext(HydrationContext)

  useEffect(() => {
    const element = area.current
    if (!element) return
    const loadLive = async () => {
      const [Live, { readEnteredValues }] = await Promise.all([load(), import('./numbers/readEnteredValues')])
      await untilReleased(element)
      // Synchronously: values entered after the read would be lost.
      flushSync(() => setLoaded({ Live, enter: readEnteredValues(element) }))
    }
    if (!waitFor) return onceNear(element, loadLive)
    // A separately hydrated island is already near or was interacted with.
    let stop: (() => void) | undefined
    let isStopped = false
    waitFor(
      loadLive().catch(() => {
        if (!isStopped) stop = onceNear(element, loadLive)
      }),
    )
    return () => {
      isStopped = true
      stop?.()
    }
  }, [load, waitFor])

  useLayoutEffect(() => {
    if (area.current) loaded?.enter(area.current)
  }, [loaded])

  return <div ref={area}>{loaded ? <loaded.Live {...live} /> : children}</div>
}
