'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { island } from '../../islands/island'
import { enhanceBar, hiddenClass } from './enhanceBar'

export interface RevealOnScrollProps {
  /** Scroll distance in pixels before it shows. */
  readonly after: number
  readonly label: string
  readonly className?: string
  readonly children: ReactNode
}

/** A bar at the bottom of the screen that appears after scrolling (UI-03, UI-04). */
const RevealOnScrollPart = ({ after, label, className = '', children }: RevealOnScrollProps) => {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => (bar.current ? enhanceBar(bar.current, after) : undefined), [after])
  return (
    <section
      ref={bar}
      aria-label={label}
      inert
      className={`fixed inset-x-0 bottom-0 z-40 border-t border-line bg-background shadow-lifted transition-transform duration-200 print:hidden ${hiddenClass} ${className}`}
    >
      {children}
    </section>
  )
}

/** Runs without React on public pages (decision 104). */
export const RevealOnScroll = island('RevealOnScroll', RevealOnScrollPart, { hydrateOn: 'load', plain: true })
