import type { ReactNode } from 'react'
import { Glyph } from './Glyph'
import { chevronDown } from './icons/chevronDown'

export interface DisclosureProps {
  readonly summary: ReactNode
  /** Opening one disclosure closes the others of its group. */
  readonly group?: string
  readonly open?: boolean
  readonly className?: string
  readonly summaryClassName?: string
  readonly children: ReactNode
}

/** A `<details>` disclosure, without scripts. */
export const Disclosure = ({ summary, group, open, className = '', summaryClassName = '', children }: DisclosureProps) => (
  <details name={group} open={open} className={`group/disclosure ${className}`}>
    <summary
      className={`flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden ${summaryClassName}`}
    >
      <span className="min-w-0">{summary}</span>
      <Glyph path={chevronDown} className="transition-transform duration-200 group-open/disclosure:rotate-180" />
    </summary>
    {children}
  </details>
)
