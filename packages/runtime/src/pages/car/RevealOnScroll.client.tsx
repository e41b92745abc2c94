'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { island } from '../../islands/island'

export interface RevealOnScrollProps {
  /** Pixels the page must be scrolled before it shows. */
  readonly after: number
  readonly label: string
  readonly className?: string
  readonly children: ReactNode
}

/** Pixels kept between the bar and what has focus. */
const clearance = 16

/** What of the page asks for the same as a bar: its own buttons and forms. */
const own = '[data-asks]'

/** Counts as in sight once it is this far inside the screen: further than the site's header or a bar covers. */
const inside = '-64px 0px'

/**
 * A bar at the bottom of the screen that comes up once the page has been scrolled (UI-03, UI-04), and only while the page's own
 * buttons and forms are out of sight: one set of actions at a time.
 */
const RevealOnScrollPart = ({ after, label, className = '', children }: RevealOnScrollProps) => {
  const bar = useRef<HTMLElement>(null)
  const [shown, setShown] = useState(false)

  useEffect(() => {
    const inSight = new Set<Element>()
    const decide = () => setShown(window.scrollY > after && inSight.size === 0)
    const note = (entries: readonly IntersectionObserverEntry[]) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) inSight.add(target)
        else inSight.delete(target)
      }
      decide()
    }
    const observer = 'IntersectionObserver' in window ? new IntersectionObserver(note, { rootMargin: inside }) : null
    for (const element of document.querySelectorAll(own)) observer?.observe(element)
    window.addEventListener('scroll', decide, { passive: true })
    return () => {
      observer?.disconnect()
      window.removeEventListener('scroll', decide)
    }
  }, [after])

  // The end of the page stays readable above the bar, on the footer's own ground; what takes focus is scrolled clear of it, and notices stand above it.
  useEffect(() => {
    const height = bar.current?.offsetHeight ?? 0
    if (!shown || height === 0) return
    const { body, documentElement } = document
    const end = document.querySelector<HTMLElement>('[data-theme] > footer') ?? body
    end.style.borderBottom = `${height}px solid transparent`
    documentElement.style.scrollPaddingBottom = `${height + clearance}px`
    documentElement.style.setProperty('--bottom-bar', `${height}px`)
    return () => {
      end.style.borderBottom = ''
      documentElement.style.removeProperty('scroll-padding-bottom')
      documentElement.style.removeProperty('--bottom-bar')
    }
  }, [shown])

  return (
    <section
      ref={bar}
      aria-label={label}
      inert={!shown}
      className={`fixed inset-x-0 bottom-0 z-40 border-t border-line bg-background shadow-lifted transition-transform duration-200 print:hidden ${shown ? '' : 'invisible translate-y-full'} ${className}`}
    >
      {children}
    </section>
  )
}

/** On a public page it answers by itself (decision 054). */
export const RevealOnScroll = island('RevealOnScroll', RevealOnScrollPart, { wakes: 'load' })
