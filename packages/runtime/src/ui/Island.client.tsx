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

interface Come<Props> {
  readonly Live: ComponentType<Props>
  readonly enter: (area: HTMLElement) => void
}

/** Replaces static markup by a component whose code is fetched near the viewport or on interaction; keeps entered values and focus. */
export const Island = <Props extends object>({ load, live, children }: IslandProps<Props>) => {
  const area = useRef<HTMLDivElement>(null)
  const [come, setCome] = useState<Come<Props> | null>(null)

  const waitFor = useContext(HydrationContext)

  useEffect(() => {
    const element = area.current
    if (!element) return
    const bring = async () => {
      const [Live, { readEnteredValues }] = await Promise.all([load(), import('./numbers/readEnteredValues')])
      await untilReleased(element)
      // Synchronously: values entered after the read would be lost.
      flushSync(() => setCome({ Live, enter: readEnteredValues(element) }))
    }
    if (!waitFor) return onceNear(element, bring)
    // A separately hydrated island is already near or was interacted with.
    let stop: (() => void) | undefined
    let over = false
    waitFor(
      bring().catch(() => {
        if (!over) stop = onceNear(element, bring)
      }),
    )
    return () => {
      over = true
      stop?.()
    }
  }, [load, waitFor])

  useLayoutEffect(() => {
    if (area.current) come?.enter(area.current)
  }, [come])

  return <div ref={area}>{come ? <come.Live {...live} /> : children}</div>
}
