'use client'

import { Children, type ReactNode, useEffect, useRef } from 'react'
import { island } from '../../islands/island'
import { enhanceTabs } from './enhanceTabs'

export interface TabsProps {
  readonly label: string
  readonly tabs: readonly {
    /** Id of the tab, and the anchor of its panel. */
    readonly id: string
    readonly label: string
    readonly setting: string
  }[]
  /** The panels, in the order of the tabs. */
  readonly children: ReactNode
}

/**
 * Tabs for mouse, touch and arrow keys; a link to a panel's anchor opens it. Without scripts and in print all panels are visible in
 * sequence, each with its heading. The tabs are one row that scrolls horizontally: a click on a cut tab moves it to the middle, so that a mouse
 * reaches all of them.
 */
const TabsPart = ({ label, tabs, children }: TabsProps) => {
  const area = useRef<HTMLDivElement>(null)
  const panels = Children.toArray(children)
  // biome-ignore lint/correctness/useExhaustiveDependencies: enhances again when the tabs change
  useEffect(() => (area.current ? enhanceTabs(area.current) : undefined), [tabs])
  return (
    <div ref={area} className="border-t border-line pt-2">
      <div
        role="tablist"
        aria-label={label}
        className="fading-strip relative flex gap-1 overflow-x-auto sm:gap-0 overscroll-x-contain border-b border-line [scrollbar-width:none] max-lg:-mx-gutter max-lg:px-2 motion-safe:scroll-smooth print:hidden noscript:hidden"
      >
        {tabs.map(({ id, label: tabLabel }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-controls={id}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
            className="min-h-12 shrink-0 cursor-pointer border-b-2 border-transparent px-3 font-semibold whitespace-nowrap text-muted -outline-offset-2! hover:text-text aria-selected:border-link aria-selected:text-text sm:px-2 sm:text-small"
          >
            {tabLabel}
          </button>
        ))}
      </div>
      {tabs.map(({ id, label: tabLabel, setting }, index) => (
        <div
          key={id}
          id={id}
          role="tabpanel"
          aria-labelledby={`tab-${id}`}
          data-setting={setting}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: makes a panel without controls reachable by keyboard
          tabIndex={0}
          className={`scroll-mt-20 py-6 -outline-offset-2! print:block noscript:block ${index === 0 ? '' : 'hidden'}`}
        >
          <h2 className="heading sr-only text-subsection leading-[1.2] print:not-sr-only print:mb-4! noscript:not-sr-only noscript:mb-4!">
            {tabLabel}
          </h2>
          {panels[index]}
        </div>
      ))}
    </div>
  )
}

/** Runs without React on public pages (decision 104). */
export const Tabs = island('Tabs', TabsPart, { hydrateOn: 'load', plain: true })
