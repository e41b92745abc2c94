'use client'

import { createContext, type ReactNode, useContext } from 'react'
import type { RuntimeHost } from './RuntimeHost'

const HostContext = createContext<RuntimeHost | null>(null)

/** Gives the interactive parts of a page the app around them. */
export const RuntimeHostProvider = ({ host, children }: { readonly host: RuntimeHost; readonly children: ReactNode }) => (
  <HostContext.Provider value={host}>{children}</HostContext.Provider>
)

/** What the app around the page can do; only inside RuntimeHostProvider. */
export const useRuntimeHost = (): RuntimeHost => {
  const host = useContext(HostContext)
  if (!host) throw new Error('A page is rendered outside RuntimeHostProvider.')
  return host
}

/** The origin of the image CDN that pictures come from; empty for the page's own host, and outside RuntimeHostProvider. */
export const usePictureOrigin = (): string => useContext(HostContext)?.pictureOrigin ?? ''
