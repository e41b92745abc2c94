'use client'

import { RuntimeHostProvider } from '@forecourt/runtime/host/RuntimeHostProvider'
import { type ReactNode, useEffect, useState } from 'react'
import { countView } from './countView'
import { siteHost } from './siteHost'
import { type SearchAsked, stockSearcher } from './stockSearcher'

export interface SiteHostProps {
  /** Left out where nobody searches. */
  readonly search?: SearchAsked
  readonly children: ReactNode
}

/** Whoever begins to fill in a form will want to send it, wherever the network is by then. */
const prepareToSend = ({ target }: FocusEvent) => {
  if (target instanceof Element && target.closest('form')) import('./errands').catch(() => {})
}

/** Puts a page into the public site. */
export const SiteHost = ({ search, children }: SiteHostProps) => {
  const [host] = useState(() => ({ ...siteHost, ...stockSearcher(search) }))
  useEffect(countView, [])
  useEffect(() => {
    document.addEventListener('focusin', prepareToSend)
    return () => document.removeEventListener('focusin', prepareToSend)
  }, [])
  return <RuntimeHostProvider host={host}>{children}</RuntimeHostProvider>
}
