'use client'

import { useEffect } from 'react'
import { useRuntimeHost } from '../host/RuntimeHostProvider.client'
import { lookMs } from './lookMs'

export interface RememberSearchProps {
  readonly path: string
  readonly name: string
  /** What the search asks beyond its path, in words, a line each. */
  readonly refinements: string
}

/** Remembers the search of the page once it stood for two seconds, if it asks for anything (ENT-23); never in a preview. */
export const RememberSearch = ({ path, name, refinements }: RememberSearchProps) => {
  const host = useRuntimeHost()
  useEffect(() => {
    if (host.mode !== 'live' || refinements === '') return
    const keep = async () => {
      const { storeSearch } = await import('./storeSearch')
      storeSearch(host, { path, name, refinements: refinements.split('\n') })
    }
    const timer = setTimeout(() => void keep().catch(() => undefined), lookMs)
    return () => clearTimeout(timer)
  }, [host, path, name, refinements])
  return null
}
