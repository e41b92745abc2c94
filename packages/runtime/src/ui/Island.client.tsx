'use client'

import { type ComponentType, type ReactNode, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { HydrationContext } from '../islands/HydrationContext'
import { onceNear } from './onceNear'
import { untilReleased } from './untilReleased'

export interface IslandProps<Props> {
  /** Fetches what answers. The same function at every drawing. */
  readonly load: () => Promise<ComponentType<Props>>
  readonly live: Props
  /** It as it is before it answers: works as it would without scripts. */
  readonly children: ReactNode
}

interface Come<Props> {
  readonly Live: ComponentType<Props>
  readonly enter: (area: HTMLElement) => void
}

/** A part of a page whose code is fetched when it comes near the screen or is touched; what was entered meanwhile, and the focus, are kept. */
export const Island = <Props extends object>({ load, live, children }: IslandProps<Props>) => {
  const area = useRef<HTMLDivElement>(null)
  const [come, setCome] = useState<Come<Props> | null>(null)

  const waitFor = useContext(HydrationContext)

  useEffect(() => {
    const element = area.current
    if (!element) return
    const bring = async () => {
      const [Live, { enteredIn }] = await Promise.all([load(), import('./numbers/enteredIn')])
      await untilReleased(element)
      // At once: what is entered after it was read would be lost.
      flushSync(() => setCome({ Live, enter: enteredIn(element) }))
    }
    if (!waitFor) return onceNear(element, bring)
    // Hydration of a part of a document has begun as it is near, or was interacted with.
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
