import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../client/api'
import { useOrganisation } from '../useOrganisation'

/** Between one answer and the next question, and after an answer that was none. Milliseconds. */
const [pauseMs, failedPauseMs] = [250, 5_000]

/** Has the inbox asked for anew as soon as something comes or changes, while its page is in sight (ENT-16). */
export const useInboxNews = (): void => {
  const [organisationId] = useOrganisation()
  const queries = useQueryClient()
  const [known, setKnown] = useState<number | null>(null)
  const { data } = useQuery(
    api.inbox.news.queryOptions(
      { organisationId, known },
      {
        ...{ staleTime: 0, gcTime: 0, retry: false, trpc: { abortOnUnmount: true } },
        refetchInterval: ({ state }) => (state.status === 'error' ? failedPauseMs : pauseMs),
      },
    ),
  )
  useEffect(() => {
    if (!data || data.known === known) return
    setKnown(data.known)
    if (known === null) return
    for (const each of [api.inbox.page, api.inbox.counts, api.inbox.getOne]) void queries.invalidateQueries(each.pathFilter())
  }, [data, known, queries])
}
