'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { island } from '../islands/island'
import { enhanceMenu } from './enhanceMenu'

export interface MenuBarProps {
  readonly openOn: 'click' | 'hover'
  readonly className: string
  /** The menu as the server wrote it. */
  readonly children: ReactNode
}

/** A menu of plain links, enhanced on an interaction with it. */
const MenuBarPart = ({ openOn, className, children }: MenuBarProps) => {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => (bar.current ? enhanceMenu(bar.current, { openOn }) : undefined), [openOn])
  return (
    <nav ref={bar} aria-label="Main" className={className}>
      {children}
    </nav>
  )
}

/** On a public page it answers by itself (decision 104). */
export const MenuBar = island('MenuBar', MenuBarPart, { hydrateOn: 'page-interaction', plain: true })
