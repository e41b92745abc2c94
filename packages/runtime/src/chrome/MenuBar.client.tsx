'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { island } from '../islands/island'
import { enhanceMenu } from './enhanceMenu'

export interface MenuBarProps {
  readonly openOn: 'click' | 'hover'
  readonly className: string
  /** The menu, rendered on the server. */
  readonly children: ReactNode
}

/** A menu of plain links, enhanced on the first interaction with it. */
const MenuBarPart = ({ openOn, className, children }: MenuBarProps) => {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => (bar.current ? enhanceMenu(bar.current, { openOn }) : undefined), [openOn])
  return (
    <nav ref={bar} aria-label="Main" className={className}>
      {children}
    </nav>
  )
}

/** Hydrated separately on public pages (decision 104). */
export const MenuBar = island('MenuBar', MenuBarPart, { hydrateOn: 'page-interaction', plain: true })
