'use client'

import { type ReactNode, useState } from 'react'
import { Glyph } from '../../ui/Glyph'
import { chevronDown, chevronUp } from '../../ui/iconPaths'

export interface ExpandableProps {
  readonly more: string
  readonly less: string
  readonly children: ReactNode
}

/** Shows the whole of something on press. Everything is in the page from the start; only its display changes. */
export const Expandable = ({ more, less, children }: ExpandableProps) => {
  const [open, setOpen] = useState(false)
  return (
    <div data-open={open} className="group/expandable">
      {children}
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="mt-2 -ml-1 inline-flex min-h-11 cursor-pointer items-center gap-1.5 px-1 text-small font-semibold text-link print:hidden noscript:hidden"
      >
        {open ? less : more}
        <Glyph path={open ? chevronUp : chevronDown} size={16} />
      </button>
    </div>
  )
}
