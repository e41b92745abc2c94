'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { island } from '../../../islands/island'
import { Glyph } from '../../../ui/Glyph'
import { chevronDown } from '../../../ui/icons/chevronDown'
import { chevronUp } from '../../../ui/icons/chevronUp'

export interface ExpandableProps {
  readonly more: string
  readonly less: string
  /** What there is more of, for those who do not see what stands above. */
  readonly what: string
  readonly children: ReactNode
}

/** Shows the whole of something on press. Everything is in the page from the start; only its display changes. */
const ExpandablePart = ({ more, less, what, children }: ExpandableProps) => {
  // Null until it was first pressed: only a fold by hand moves the page.
  const [open, setOpen] = useState<boolean | null>(null)
  const button = useRef<HTMLButtonElement>(null)

  // Folding ten screens of words would leave the reader far below them.
  useEffect(() => {
    if (open === false) button.current?.scrollIntoView?.({ block: 'nearest', behavior: 'instant' })
  }, [open])

  return (
    <div data-open={open === true} className="group/expandable">
      {children}
      <button
        ref={button}
        type="button"
        aria-expanded={open === true}
        onClick={() => setOpen(open !== true)}
        className="mt-2 -ml-1 inline-flex min-h-11 scroll-my-32 cursor-pointer items-center gap-1.5 px-1 text-small font-semibold text-link print:hidden noscript:hidden"
      >
        <span>
          {open ? less : more} <span className="sr-only">{what}</span>
        </span>
        <Glyph path={open ? chevronUp : chevronDown} size={16} />
      </button>
    </div>
  )
}

/** On a public page it answers by itself (decision 054). */
export const Expandable = island('Expandable', ExpandablePart)
