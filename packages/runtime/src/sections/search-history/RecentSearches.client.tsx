'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { useRuntimeHost } from '../../host/RuntimeHostProvider.client'
import { island } from '../../islands/island'
import { searchesKey } from '../../storage/searchesKey'
import type { SearchHistoryProps } from './SearchHistory.client'

/** Recent searches, loaded lazily once there are any. */
const RecentSearchesPart = (props: SearchHistoryProps) => {
  const { storage } = useRuntimeHost()
  const [History, setHistory] = useState<ComponentType<SearchHistoryProps> | null>(null)

  useEffect(() => {
    if (History) return
    const readSearches = () => {
      if (!storage.read(searchesKey)) return
      import('./SearchHistory.client').then(
        ({ SearchHistory }) => setHistory(() => SearchHistory),
        () => undefined,
      )
    }
    readSearches()
    return storage.watch(searchesKey, readSearches)
  }, [storage, History])

  return History && <History {...props} />
}

/** Hydrated separately on public pages (decision 104). */
export const RecentSearches = island('RecentSearches', RecentSearchesPart, { hydrateOn: 'stored searches' })
