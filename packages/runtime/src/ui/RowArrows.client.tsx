'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { island } from '../islands/island'
import { Glyph } from './Glyph'
import { chevronLeft } from './icons/chevronLeft'
import { chevronRight } from './icons/chevronRight'

const face =
  'row-arrow absolute top-1/3 z-10 size-12 cursor-pointer place-items-center rounded-full border border-line bg-background text-text shadow-lifted hover:bg-raised print:hidden'

/** Scrolling counts as at an end this near to it, in pixels. */
const near = 8

const sides = [
  { by: -1, place: '-left-4', path: chevronLeft },
  { by: 1, place: '-right-4', path: chevronRight },
] as const

/** Arrows beside a list that scrolls sideways, for a mouse; each is there as long as there is more on its side. */
const RowArrowsPart = ({ children }: { readonly children: ReactNode }) => {
  const area = useRef<HTMLDivElement>(null)
  const [more, setMore] = useState({ [-1]: false, 1: false })
  const row = () => area.current?.querySelector('ul') ?? null

  useEffect(() => {
    const list = area.current?.querySelector('ul')
    if (!list) return
    const measure = () => setMore({ [-1]: list.scrollLeft > near, 1: list.scrollLeft + list.clientWidth < list.scrollWidth - near })
    measure()
    list.addEventListener('scroll', measure, { passive: true })
    window.addEventListener('resize', measure)
    return () => {
      list.removeEventListener('scroll', measure)
      window.removeEventListener('resize', measure)
    }
  }, [])

  const turn = (by: -1 | 1) => {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    row()?.scrollBy({ left: by * (row()?.clientWidth ?? 0), behavior: isStill ? 'instant' : 'smooth' })
  }
  return (
    <div ref={area} className="relative">
      {children}
      {sides.map(({ by, place, path }) => (
        <button
          key={by}
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          hidden={!more[by]}
          data-turns={by}
          onClick={() => turn(by)}
          className={`${face} ${place}`}
        >
          <Glyph path={path} size={24} />
        </button>
      ))}
    </div>
  )
}

/** On a public page it answers by itself (decision 054). */
export const RowArrows = island('RowArrows', RowArrowsPart)
