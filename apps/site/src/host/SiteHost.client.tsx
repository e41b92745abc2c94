'use client'

import { RuntimeHostProvider } from '@forecourt/runtime/host/RuntimeHostProvider'
import type { ReactNode } from 'react'
import { siteHost } from './siteHost'

/** Puts a page into the public site. */
export const SiteHost = ({ children }: { readonly children: ReactNode }) => (
  <RuntimeHostProvider host={siteHost}>{children}</RuntimeHostProvider>
)
