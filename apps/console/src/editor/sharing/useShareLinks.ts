import type { ShareLink } from '@forecourt/data/sharing/ShareLink'
import { useCallback, useEffect, useState } from 'react'
import { callError } from '../../client/callError'
import { trpc } from '../../client/trpc'
import { useSession } from '../session/SessionContext'

/** The links to the draft being edited: those there are, and making and ending them. */
export const useShareLinks = () => {
  const siteId = useSession().editing.site.id
  const [links, setLinks] = useState<readonly ShareLink[] | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [working, setWorking] = useState(false)

  const load = useCallback(async () => {
    try {
      setLinks((await trpc.sharing.list.query({ siteId })).links)
    } catch (error) {
      setFailure(callError(error).message)
    }
  }, [siteId])
  useEffect(() => void load(), [load])

  const attempt = async <Answer>(work: () => Promise<Answer>): Promise<Answer | null> => {
    setFailure(null)
    setWorking(true)
    try {
      const answer = await work()
      await load()
      return answer
    } catch (error) {
      setFailure(callError(error).message)
      return null
    } finally {
      setWorking(false)
    }
  }
  return {
    links,
    failure,
    working,
    /** Resolves to the address of the new link, which nobody can say again. */
    create: async (label: string, days: 1 | 7 | 30) =>
      (await attempt(() => trpc.sharing.create.mutate({ siteId, label, days })))?.address ?? null,
    revoke: (id: string) => attempt(() => trpc.sharing.revoke.mutate({ siteId, id })),
  }
}
