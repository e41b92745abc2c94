'use client'

import { createContext, type ReactNode, useContext } from 'react'
import type { RuntimeHost } from './RuntimeHost'

const HostContext = createContext<RuntimeHost | null>(null)

/** Provides client components with the `RuntimeHost`. */
export const RuntimeHostProvider = ({ host, children }: { readonly host: RuntimeHost; readonly children: ReactNode }) => (
  <HostContext.Provider value={host}>{children}</HostContext.Provider>
)

/** The `RuntimeHost`; throws outside RuntimeHostProvider. */
export const useRuntimeHost = (): RuntimeHost => {
  const host = useContext(HostContext)
  if (!host) throw new Error('A page is rendered outside RuntimeHostProvider.')
  return host
}

/** Origin of the image CDN; empty for the page's own host, and outside RuntimeHostProvider. */
export const usePictureOrigin = (): string => useContext(HostContext)?.pictureOrigin ?? ''
