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

/** Puts a page into the public site. */
export const SiteHost = ({ search, children }: SiteHostProps) => {
  const [host] = useState(() => ({ ...siteHost, ...stockSearcher(search) }))
  useEffect(countView, [])
  return <RuntimeHostProvider host={host}>{children}</RuntimeHostProvider>
}
