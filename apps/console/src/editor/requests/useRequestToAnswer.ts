import type { RequestToAnswer } from '@forecourt/data/requests/listRequests'
import { useEffect, useState } from 'react'
import { callError } from '../../client/callError'
import { trpc } from '../../client/trpc'
import { useSession } from '../session/SessionContext'

/** A request with what its answer depends on, once it is known; or why it can't be shown. */
export const useRequestToAnswer = (id: string) => {
  const siteId = useSession().editing.site.id
  const [asked, setAsked] = useState<RequestToAnswer | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again.
  useEffect(() => {
    const controller = new AbortController()
    trpc.requests.get.query({ siteId, id }, { signal: controller.signal }).then(
      (answer) => {
        setAsked(answer)
        setFailure(null)
      },
      (error: unknown) => controller.signal.aborted || setFailure(callError(error).message),
    )
    return () => controller.abort()
  }, [siteId, id, round])
  return { asked, failure, reload: () => setRound((before) => before + 1) }
}
