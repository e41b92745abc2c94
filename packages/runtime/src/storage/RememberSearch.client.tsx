'use client'

import { useEffect } from 'react'
import { useRuntimeHost } from '../host/RuntimeHostProvider.client'
import { viewedAfterMs } from './viewedAfterMs'

export interface RememberSearchProps {
  readonly path: string
  readonly name: string
  /** The search's filters besides the path, one per line. */
  readonly refinements: string
}

/** Stores the page's search after two seconds, if it has filters (ENT-23); never in a preview. */
export const RememberSearch = ({ path, name, refinements }: RememberSearchProps) => {
  const host = useRuntimeHost()
  useEffect(() => {
    if (host.mode !== 'live' || refinements === '') return
    const store = async () => {
      const { storeSearch } = await import('./storeSearch')
      storeSearch(host, { path, name, refinements: refinements.split('\n') })
    }
    const timer = setTimeout(() => void store().catch(() => undefined), viewedAfterMs)
    return () => clearTimeout(timer)
  }, [host, path, name, refinements])
  return null
}
