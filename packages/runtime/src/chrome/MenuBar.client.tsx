'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { island } from '../islands/island'
import { wakeMenu } from './wakeMenu'

export interface MenuBarProps {
  readonly openOn: 'click' | 'hover'
  readonly className: string
  /** The menu as the server wrote it. */
  readonly children: ReactNode
}

/** Brings a menu of plain links to life once it is touched. */
const MenuBarPart = ({ openOn, className, children }: MenuBarProps) => {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => (bar.current ? wakeMenu(bar.current, { openOn }) : undefined), [openOn])
  return (
    <nav ref={bar} aria-label="Main" className={className}>
      {children}
    </nav>
  )
}

/** On a public page it answers by itself (decision 104). */
export const MenuBar = island('MenuBar', MenuBarPart, { wakes: 'somebody', plain: true })
