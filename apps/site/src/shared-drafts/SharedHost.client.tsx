'use client'

import { RuntimeHostProvider } from '@forecourt/runtime/host/RuntimeHostProvider'
import { type ReactNode, useEffect, useState } from 'react'
import { rewriteDraftLinks } from './rewriteDraftLinks'
import { sharedHost } from './sharedHost'

/** Puts a page into a shared draft. */
export const SharedHost = ({ secret, children }: { readonly secret: string; readonly children: ReactNode }) => {
  const [host] = useState(() => sharedHost(secret))
  useEffect(() => rewriteDraftLinks(secret), [secret])
  return <RuntimeHostProvider host={host}>{children}</RuntimeHostProvider>
}
