'use client'

import { RuntimeHostProvider } from '@forecourt/runtime/host/RuntimeHostProvider'
import { type ReactNode, useEffect } from 'react'
import { countView } from './countView'
import { siteHost } from './siteHost'

/** Puts a page into the public site. */
export const SiteHost = ({ children }: { readonly children: ReactNode }) => {
  useEffect(countView, [])
  return <RuntimeHostProvider host={siteHost}>{children}</RuntimeHostProvider>
}
