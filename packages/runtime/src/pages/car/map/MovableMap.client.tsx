'use client'

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { useRuntimeHost } from '../../../host/RuntimeHostProvider.client'
import { island } from '../../../islands/island'
import { buttonClass } from '../../../ui/Button'
import { Glyph } from '../../../ui/Glyph'
import { externalLink } from '../../../ui/icons/externalLink'
import { maximize2 } from '../../../ui/icons/maximize2'
import { x } from '../../../ui/icons/x'
import type { LeafletMapProps } from './LeafletMap.client'

export interface MovableMapProps extends LeafletMapProps {
  /** URL of a maps service. */
  readonly streetMap: string
  /** The static map. */
  readonly children: ReactNode
}

/** A static map that the shopper can replace by an interactive one (VDP-05, API-15). Its code and tiles are fetched then. */
const MovableMapPart = ({ children, streetMap, ...map }: MovableMapProps) => {
  const host = useRuntimeHost()
  const [Movable, setMovable] = useState<ComponentType<LeafletMapProps> | null>(null)
  const [state, setState] = useState<'static' | 'loading' | 'failed' | 'preview'>('static')
  const opener = useRef<HTMLButtonElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)

  // Moves focus into the opened map, and back to the button afterwards.
  useEffect(() => {
    if (Movable) place.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
    else if (wasOpen.current) opener.current?.focus({ preventScroll: true })
    wasOpen.current = Movable !== null
  }, [Movable])

  const open = async () => {
    // A preview sends no requests to third parties.
    if (host.mode === 'preview') return setState('preview')
    setState('loading')
    try {
      const { LeafletMap } = await import('./LeafletMap.client')
      setMovable(() => LeafletMap)
      setState('static')
    } catch {
      setState('failed')
    }
  }

  const buttonLabels = {
    static: 'Move around the map',
    loading: 'Loading the map…',
    failed: 'Try the map again',
    preview: 'Moves on the live site',
  }
  return (
    <div
      ref={place}
      data-setting="/locations/mapTiles"
      className="relative isolate grid h-80 grid-rows-[minmax(0,1fr)] sm:h-auto sm:min-h-96 [&>*]:[grid-area:1/1] [&>f-slot>*]:[grid-area:1/1]"
    >
      {Movable ? (
        <>
          <Movable {...map} />
          <button
            type="button"
            onClick={() => setMovable(null)}
            aria-label="Back to the simple map"
            className="z-[1000] m-3 grid size-11 cursor-pointer place-items-center self-start justify-self-end rounded-control bg-background text-text shadow-resting hover:bg-raised print:hidden"
          >
            <Glyph path={x} size={20} />
          </button>
          <a
            href={streetMap}
            target="_blank"
            rel="noopener"
            className={buttonClass({
              variant: 'outline',
              size: 'small',
              className: 'z-[1000] mb-7 ml-3 self-end justify-self-start bg-background! shadow-resting print:hidden',
            })}
          >
            <Glyph path={externalLink} size={16} />
            Street map
          </a>
        </>
      ) : (
        <>
          {children}
          <button
            ref={opener}
            type="button"
            onClick={open}
            aria-live="polite"
            className={buttonClass({
              variant: 'outline',
              size: 'small',
              className: 'relative m-3 self-end justify-self-end bg-background! shadow-resting print:hidden noscript:hidden',
            })}
          >
            <Glyph path={maximize2} size={16} />
            {buttonLabels[state]}
          </button>
        </>
      )}
    </div>
  )
}

/** Hydrated separately on public pages (decision 104). */
export const MovableMap = island('MovableMap', MovableMapPart, { hydrateOn: 'interaction' })
