import { useQuery } from '@tanstack/react-query'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { readOnce } from '../../client/readOnce'
import { useSession } from '../session/SessionContext'

/** A request with what its answer depends on, once it is known; or why it can't be shown. */
export const useRequestToAnswer = (id: string) => {
  const siteId = useSession().editing.site.id
  const { data, error, refetch } = useQuery(api.requests.get.queryOptions({ siteId, id }, { ...readOnce, trpc: { abortOnUnmount: true } }))
  return { asked: data ?? null, failure: error && callError(error).message, reload: () => void refetch() }
}
