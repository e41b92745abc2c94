'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { wakeMenu } from './wakeMenu'

export interface MenuBarProps {
  readonly openOn: 'click' | 'hover'
  readonly className: string
  /** The menu as the server wrote it. */
  readonly children: ReactNode
}

/** Brings a menu of plain links to life once it is touched. */
export const MenuBar = ({ openOn, className, children }: MenuBarProps) => {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => (bar.current ? wakeMenu(bar.current, openOn) : undefined), [openOn])
  return (
    <nav ref={bar} aria-label="Main" className={className}>
      {children}
    </nav>
  )
}
