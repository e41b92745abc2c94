'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { island } from '../islands/island'
import { enhanceRow } from './enhanceRow'
import { Glyph } from './Glyph'
import { chevronLeft } from './icons/chevronLeft'
import { chevronRight } from './icons/chevronRight'

const arrowClass =
  'row-arrow absolute top-[18%] z-10 size-12 cursor-pointer place-items-center rounded-full border border-line bg-background text-text shadow-lifted hover:bg-raised print:hidden'

const sides = [
  { by: -1, place: '-left-4', path: chevronLeft },
  { by: 1, place: '-right-4', path: chevronRight },
] as const

/** Arrow buttons of a horizontally scrolling list, for a mouse; each is visible while there is more on its side. */
const RowArrowsPart = ({ children }: { readonly children: ReactNode }) => {
  const area = useRef<HTMLDivElement>(null)
  const row = useRef<ReturnType<typeof enhanceRow> | null>(null)

  useEffect(() => {
    if (!area.current) return
    row.current = enhanceRow(area.current)
    return row.current.stop
  }, [])

  // Runs after every render, because the list may have changed.
  useEffect(() => row.current?.measure())

  return (
    <div ref={area} className="relative">
      {children}
      {sides.map(({ by, place, path }) => (
        <button key={by} type="button" tabIndex={-1} aria-hidden="true" hidden data-turns={by} className={`${arrowClass} ${place}`}>
          <Glyph path={path} size={24} />
        </button>
      ))}
    </div>
  )
}

/** Runs without React on public pages (decision 104). */
export const RowArrows = island('RowArrows', RowArrowsPart, { hydrateOn: 'page-interaction', plain: true })
