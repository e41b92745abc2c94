'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { island } from '../../../islands/island'
import { Glyph } from '../../../ui/Glyph'
import { chevronDown } from '../../../ui/icons/chevronDown'
import { enhanceFold } from './enhanceFold'

export interface ExpandableProps {
  readonly more: string
  readonly less: string
  /** What is hidden, for the button's accessible name. */
  readonly what: string
  readonly children: ReactNode
}

/** Expands its content on press. All content is in the HTML; only its display changes. */
const ExpandablePart = ({ more, less, what, children }: ExpandableProps) => {
  const fold = useRef<HTMLDivElement>(null)
  useEffect(() => (fold.current ? enhanceFold(fold.current) : undefined), [])
  return (
    <div ref={fold} data-open={false} className="group/expandable">
      {children}
      <button
        type="button"
        data-folds=""
        aria-expanded={false}
        className="mt-2 -ml-1 inline-flex min-h-11 scroll-my-32 cursor-pointer items-center gap-1.5 px-1 text-small font-semibold text-link print:hidden noscript:hidden"
      >
        <span>
          <span data-label="more">{more}</span>
          <span data-label="less" hidden>
            {less}
          </span>{' '}
          <span className="sr-only">{what}</span>
        </span>
        <Glyph path={chevronDown} size={16} className="group-data-[open=true]/expandable:rotate-180" />
      </button>
    </div>
  )
}

/** Runs without React on public pages (decision 104). */
export const Expandable = island('Expandable', ExpandablePart, { hydrateOn: 'load', plain: true })
