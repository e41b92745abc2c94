import type { ReactNode } from 'react'
import { Glyph } from '../../../ui/Glyph'
import { chevronDown } from '../../../ui/icons/chevronDown'

export interface MoreItemsProps {
  readonly more: string
  readonly less: string
  /** Places of cards that are free in the last row above, which the button then fills; null where there are no cards. */
  readonly free: number | null
  readonly children: ReactNode
}

/** The rest of a list, folded away by the browser itself. */
export const MoreItems = ({ more, less, free, children }: MoreItemsProps) => (
  <details
    data-more
    data-free={free || undefined}
    className={`group/more flex flex-col ${free === null ? '' : 'open:mt-2'} ${free ? 'more-tile' : ''}`}
  >
    <summary className="order-last flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-small font-semibold text-link [&::-webkit-details-marker]:hidden">
      <Glyph path={chevronDown} size={16} className="transition-transform duration-200 group-open/more:rotate-180" />
      <span className="group-open/more:hidden">{more}</span>
      <span className="hidden group-open/more:inline">{less}</span>
    </summary>
    {children}
  </details>
)
