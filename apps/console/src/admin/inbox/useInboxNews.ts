import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../client/api'
import { waitForInboxNews } from '../../client/waitForInboxNews'
import { useOrganisation } from '../useOrganisation'

/** Delay before a retry. Milliseconds. */
const pauseMs = 5_000

/** Long-polls for inbox changes while the page is visible, and invalidates the inbox queries (ENT-16). */
export const useInboxNews = (): void => {
  const [organisationId] = useOrganisation()
  const queries = useQueryClient()
  useEffect(() => {
    let listening: AbortController | null = null
    const listen = async ({ signal }: AbortController) => {
      let known: number | null = null
      while (!signal.aborted) {
        const heard: number | null = await waitForInboxNews({ organisationId, known }, signal).catch(() => null)
        if (signal.aborted) return
        if (heard === null) await new Promise((resolve) => setTimeout(resolve, pauseMs))
        else if (known !== null && heard !== known)
          for (const each of [api.inbox.page, api.inbox.counts, api.inbox.getOne]) void queries.invalidateQueries(each.pathFilter())
        known = heard ?? known
      }
    }
    // Stops in background tabs: an open connection counts against the browser's limit per host.
    const follow = () => {
      listening?.abort()
      listening = null
      if (document.visibilityState !== 'visible') return
      listening = new AbortController()
      void listen(listening)
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      listening?.abort()
    }
  }, [organisationId, queries])
}
