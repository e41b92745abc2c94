'use client'

import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { island } from '../../../islands/island'
import { foldInSheet } from './foldInSheet'

export interface FilterSectionProps {
  readonly name: string
  readonly label: string
  /** Number of selections in it. */
  readonly chosen: number
  readonly layout: ResolvedConfig['search']['filterLayout']
  /** Whether it is initially open where filters are always visible; in a small screen's sheet all are closed initially. */
  readonly open: boolean
  readonly children: ReactNode
}

const layouts = {
  sidebar: { details: 'border-b border-line', summary: 'py-1', body: 'pb-4' },
  drawer: { details: 'border-b border-line', summary: 'py-1', body: 'pb-4' },
  top: {
    details: 'border-b border-line lg:relative lg:border-0',
    summary:
      'py-1 lg:rounded-control lg:border lg:border-line-strong lg:bg-background lg:px-4 lg:py-0 lg:hover:bg-raised lg:group-open/filter:border-link',
    body: 'pb-4 lg:absolute lg:top-full lg:left-0 lg:z-30 lg:mt-2 lg:max-h-[min(28rem,70vh)] lg:w-80 lg:overflow-y-auto lg:rounded-card lg:border lg:border-line lg:bg-background lg:p-4 lg:shadow-lifted',
  },
} as const

/** A filter under its name; collapsible without scripts (SRC-05). */
const FilterSectionPart = ({ name, label, chosen, layout, open, children }: FilterSectionProps) => {
  const layoutClass = layouts[layout]
  const section = useRef<HTMLDetailsElement>(null)
  // Initial value only: a section must not close when its last selection is removed.
  const [startsOpen] = useState(open)

  useEffect(() => {
    if (section.current) foldInSheet(section.current)
  }, [])

  return (
    <details
      ref={section}
      open={startsOpen}
      name={layout === 'top' ? 'filter' : undefined}
      data-filter={name}
      data-dropdown={layout === 'top' || undefined}
      className={`group/filter ${layoutClass.details}`}
    >
      <summary
        className={`icon icon-chevron-down flex min-h-12 cursor-pointer list-none items-center justify-between gap-2 font-semibold before:order-last before:text-muted before:transition-transform before:duration-200 group-open/filter:before:rotate-180 [&::-webkit-details-marker]:hidden ${layoutClass.summary}`}
      >
        {label}
        {chosen > 0 && (
          <span className="mr-auto inline-grid min-w-5 place-items-center rounded-full bg-brand px-1.5 text-tiny leading-5 text-on-brand">
            {chosen}
            <span className="sr-only"> chosen</span>
          </span>
        )}
      </summary>
      <div className={layoutClass.body}>{children}</div>
    </details>
  )
}

/** Hydrated separately on public pages (decision 104). */
export const FilterSection = island('FilterSection', FilterSectionPart)
