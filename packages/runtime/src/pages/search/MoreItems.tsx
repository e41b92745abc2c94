import type { ReactNode } from 'react'
import { Glyph } from '../../ui/Glyph'
import { chevronDown } from '../../ui/icons/chevronDown'

export interface MoreItemsProps {
  readonly more: string
  readonly less: string
  /** Whether what unfolds keeps the distance of cards from what stands above. */
  readonly spaced?: boolean
  readonly children: ReactNode
}

/** The rest of a list, folded away by the browser itself. */
export const MoreItems = ({ more, less, spaced = false, children }: MoreItemsProps) => (
  <details data-more className={`group/more flex flex-col ${spaced ? 'open:mt-2' : ''}`}>
    <summary className="order-last flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-small font-semibold text-link [&::-webkit-details-marker]:hidden">
      <Glyph path={chevronDown} size={16} className="transition-transform duration-200 group-open/more:rotate-180" />
      <span className="group-open/more:hidden">{more}</span>
      <span className="hidden group-open/more:inline">{less}</span>
    </summary>
    {children}
  </details>
)
