'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { island } from '../../../islands/island'
import { Glyph } from '../../../ui/Glyph'
import { chevronDown } from '../../../ui/icons/chevronDown'
import { enhanceFold } from './enhanceFold'

export interface ExpandableProps {
  readonly more: string
  readonly less: string
  /** What there is more of, for those who do not see what stands above. */
  readonly what: string
  readonly children: ReactNode
}

/** Shows the whole of something on press. Everything is in the page from the start; only its display changes. */
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
          <span data-said="more">{more}</span>
          <span data-said="less" hidden>
            {less}
          </span>{' '}
          <span className="sr-only">{what}</span>
        </span>
        <Glyph path={chevronDown} size={16} className="group-data-[open=true]/expandable:rotate-180" />
      </button>
    </div>
  )
}

/** On a public page it answers by itself, without a renderer (decision 104). */
export const Expandable = island('Expandable', ExpandablePart, { hydrateOn: 'load', plain: true })
