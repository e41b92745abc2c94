'use client'

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { island } from '../../islands/island'

export interface TabsProps {
  readonly label: string
  readonly tabs: readonly {
    /** Also the anchor that leads to it. */
    readonly id: string
    readonly label: string
    readonly setting: string
    readonly content: ReactNode
  }[]
}

/** Pixels that count as none. */
const slack = 4

/**
 * Panels behind tabs, by mouse, touch and arrow keys; a link to a panel's anchor opens it. Without script and in print all
 * panels stand under each other, each with its heading.
 */
const TabsPart = ({ label, tabs }: TabsProps) => {
  const [chosenId, setChosenId] = useState(tabs[0]?.id)
  const list = useRef<HTMLDivElement>(null)
  const chosen = Math.max(
    0,
    tabs.findIndex(({ id }) => id === chosenId),
  )

  useEffect(() => {
    const followAnchor = () => {
      const id = window.location.hash.slice(1)
      if (!tabs.some((tab) => tab.id === id)) return
      setChosenId(id)
      requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView())
    }
    followAnchor()
    window.addEventListener('hashchange', followAnchor)
    return () => window.removeEventListener('hashchange', followAnchor)
  }, [tabs])

  // Which ends of the strip go on beyond the edge, so that it is seen to.
  useEffect(() => {
    const strip = list.current
    if (!strip) return
    const mark = () => {
      const { scrollLeft, clientWidth, scrollWidth } = strip
      strip.toggleAttribute('data-before', scrollLeft > slack)
      strip.toggleAttribute('data-after', scrollLeft + clientWidth < scrollWidth - slack)
    }
    mark()
    strip.addEventListener('scroll', mark, { passive: true })
    window.addEventListener('resize', mark)
    return () => {
      strip.removeEventListener('scroll', mark)
      window.removeEventListener('resize', mark)
    }
  }, [])

  const choose = (index: number) => {
    setChosenId(tabs[index]?.id)
    const tab = list.current?.children[index]
    if (!(tab instanceof HTMLElement) || !list.current) return
    tab.focus({ preventScroll: true })
    list.current.scrollTo?.({ left: tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2, behavior: 'auto' })
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const last = tabs.length - 1
    const moves: Readonly<Record<string, number>> = {
      ArrowRight: chosen === last ? 0 : chosen + 1,
      ArrowLeft: chosen === 0 ? last : chosen - 1,
      Home: 0,
      End: last,
    }
    const next = moves[event.key]
    if (next === undefined) return
    event.preventDefault()
    choose(next)
  }

  return (
    <div className="border-t border-line pt-2">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="fading-strip relative flex gap-1 overflow-x-auto overscroll-x-contain border-b border-line [scrollbar-width:none] max-lg:-mx-gutter max-lg:px-2 motion-safe:scroll-smooth print:hidden noscript:hidden"
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`tab-${tab.id}`}
            aria-controls={tab.id}
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => choose(index)}
            className="min-h-12 shrink-0 cursor-pointer border-b-2 border-transparent px-3 font-semibold whitespace-nowrap text-muted -outline-offset-2! hover:text-text aria-selected:border-link aria-selected:text-text sm:px-4"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          id={tab.id}
          role="tabpanel"
          aria-labelledby={`tab-${tab.id}`}
          data-setting={tab.setting}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls of its own can still be reached
          tabIndex={0}
          className={`scroll-mt-20 py-6 -outline-offset-2! ${index === chosen ? '' : 'hidden print:block noscript:block'}`}
        >
          <h2 className="heading sr-only text-subsection leading-[1.2] print:not-sr-only print:mb-4! noscript:not-sr-only noscript:mb-4!">
            {tab.label}
          </h2>
          {tab.content}
        </div>
      ))}
    </div>
  )
}

/** On a public page it answers by itself (decision 054). */
export const Tabs = island('Tabs', TabsPart)
