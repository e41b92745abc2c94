import { type ReactNode, useState } from 'react'
import { Glyph } from '../../../ui/Glyph'
import { chevronDown } from '../../../ui/icons/chevronDown'

export interface MoreFiltersProps {
  /** Whether it is initially open: one of its filters is in use. */
  readonly open: boolean
  readonly count: number
  readonly children: ReactNode
}

/** The filters above a list that don’t fit into its first row, collapsed under one button. */
export const MoreFilters = ({ open, count, children }: MoreFiltersProps) => {
  // Initial value only: it must not close when its last selection is removed.
  const [startsOpen] = useState(open)
  return (
    <details open={startsOpen} data-more-filters="" className="group/more border-b border-line lg:border-0 lg:open:w-full">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-2 py-1 font-semibold text-link lg:w-fit lg:px-3 lg:py-0 [&::-webkit-details-marker]:hidden">
        More filters ({count})
        <Glyph path={chevronDown} size={18} className="transition-transform duration-200 group-open/more:rotate-180" />
      </summary>
      <div className="lg:mt-2 lg:flex lg:flex-wrap lg:items-center lg:gap-2">{children}</div>
    </details>
  )
}
