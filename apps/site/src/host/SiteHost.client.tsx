'use client'

import { RuntimeHostProvider } from '@forecourt/runtime/host/RuntimeHostProvider'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createHost, type HostOptions } from './createHost'
import { endEarlyPresses } from './endEarlyPresses'
import { noteLook } from './noteLook'
import { startPage } from './startPage'

export interface SiteHostProps extends HostOptions {
  readonly children: ReactNode
}

/** Puts a page that the framework draws into the public site. */
export const SiteHost = ({ search, accounts, children }: SiteHostProps) => {
  const [host] = useState(() => createHost({ search, accounts }))
  // While sites are developed the framework draws lists, too, and what answers choices in them has parts that answer by themselves. Asked of the
  // build and not of settings: what is behind it is then left out of every other.
  useEffect(() => {
    if (process.env.NODE_ENV === 'development')
      import('@forecourt/runtime/islands/wakeIslands').then(({ wakeIslands }) => customElements.get('f-island') ?? wakeIslands(host, []))
  }, [host])
  useEffect(noteLook, [])
  useEffect(() => startPage(host, { accounts }), [host, accounts])
  // The parts of the page answer once their effects have run, which is before this one's.
  const press = useRef<(() => void) | null>(null)
  useLayoutEffect(() => {
    press.current ??= endEarlyPresses()
  }, [])
  useEffect(() => press.current?.(), [])
  return <RuntimeHostProvider host={host}>{children}</RuntimeHostProvider>
}
