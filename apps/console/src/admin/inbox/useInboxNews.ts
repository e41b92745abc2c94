import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../client/api'
import { waitForInboxChange } from '../../client/waitForInboxChange'
import { useOrganisation } from '../useOrganisation'

/** Delay before a retry. Milliseconds. */
const retryDelayMs = 5_000

/** Long-polls for inbox changes while the page is visible, and invalidates the inbox queries (ENT-16). */
export const useInboxNews = (): void => {
  const [organisationId] = useOrganisation()
  const queries = useQueryClient()
  useEffect(() => {
    let connection: AbortController | null = null
    const poll = async ({ signal }: AbortController) => {
      let knownVersion: number | null = null
      while (!signal.aborted) {
        const version: number | null = await waitForInboxChange({ organisationId, known: knownVersion }, signal).catch(() => null)
        if (signal.aborted) return
        if (version === null) await new Promise((resolve) => setTimeout(resolve, retryDelayMs))
        else if (knownVersion !== null && version !== knownVersion)
          for (const each of [api.inbox.page, api.inbox.counts, api.inbox.getOne]) void queries.invalidateQueries(each.pathFilter())
        knownVersion = version ?? knownVersion
      }
    }
    // Stops in background tabs: an open connection counts against the browser's limit per host.
    const onVisibilityChange = () => {
      connection?.abort()
      connection = null
      if (document.visibilityState !== 'visible') return
      connection = new AbortController()
      void poll(connection)
    }
    onVisibilityChange()
    document.addEventListener('visibilitychange', onVisibilityChange)
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange)
      connection?.abort()
    }
  }, [organisationId, queries])
}
