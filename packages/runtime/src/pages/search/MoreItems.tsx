import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon'

/** The rest of a list, folded away by the browser itself. */
export const MoreItems = ({ more, less, children }: { readonly more: string; readonly less: string; readonly children: ReactNode }) => (
  <details className="group/more flex flex-col">
    <summary className="order-last flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-small font-semibold text-link [&::-webkit-details-marker]:hidden">
      <Icon name="chevronDown" size={16} className="transition-transform duration-200 group-open/more:rotate-180" />
      <span className="group-open/more:hidden">{more}</span>
      <span className="hidden group-open/more:inline">{less}</span>
    </summary>
    {children}
  </details>
)
