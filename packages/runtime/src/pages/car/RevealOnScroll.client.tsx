'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'

export interface RevealOnScrollProps {
  /** Pixels the page must be scrolled before it shows. */
  readonly after: number
  readonly label: string
  readonly className?: string
  readonly children: ReactNode
}

/** Pixels kept between the bar and what has focus. */
const clearance = 16

/** A bar at the bottom of the screen that comes up once the page has been scrolled (UI-03, UI-04). */
export const RevealOnScroll = ({ after, label, className = '', children }: RevealOnScrollProps) => {
  const bar = useRef<HTMLElement>(null)
  const [shown, setShown] = useState(false)

  useEffect(() => {
    const onScroll = () => setShown(window.scrollY > after)
    onScroll()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
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
