'use client'

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'

export interface TabsProps {
  readonly label: string
  readonly tabs: readonly { readonly id: string; readonly label: string; readonly content: ReactNode }[]
}

/** Panels behind tabs, by mouse, touch and arrow keys; without script and in print all panels show under each other. */
export const Tabs = ({ label, tabs }: TabsProps) => {
  const base = useId()
  const [chosen, setChosen] = useState(0)
  const list = useRef<HTMLDivElement>(null)

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
    setChosen(next)
    const tab = list.current?.children[next]
    if (tab instanceof HTMLElement) tab.focus()
  }

  return (
    <div className="border-t border-line pt-2">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none] print:hidden noscript:hidden"
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-tab-${tab.id}`}
            aria-controls={`${base}-panel-${tab.id}`}
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
            className="min-h-12 shrink-0 cursor-pointer border-b-2 border-transparent px-4 font-semibold text-muted -outline-offset-2! hover:text-text aria-selected:border-link aria-selected:text-text"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          id={`${base}-panel-${tab.id}`}
          role="tabpanel"
          aria-labelledby={`${base}-tab-${tab.id}`}
          className={`py-6 ${index === chosen ? '' : 'hidden print:block noscript:block'}`}
        >
          <p className="heading mb-3 hidden text-card print:block noscript:block">{tab.label}</p>
          {tab.content}
        </div>
      ))}
    </div>
  )
}
