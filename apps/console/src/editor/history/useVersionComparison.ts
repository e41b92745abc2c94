import type { ConfigChange } from '@forecourt/schema/diff/describeChanges'
import { useEffect, useState } from 'react'
import { callError } from '../../client/callError'
import { trpc } from '../../client/trpc'
import { useSession } from '../session/SessionContext'

export type ComparedFrom = number | 'live'
export type ComparedTo = number | 'draft'

/** What changes from one version to another, in words, once it is known; or why it can't be said. */
export const useVersionComparison = (from: ComparedFrom, to: ComparedTo) => {
  const { draft, editing } = useSession()
  const siteId = editing.site.id
  const [changes, setChanges] = useState<readonly ConfigChange[] | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    setChanges(null)
    setFailure(null)
    const compare = async () => {
      // The server compares what it has.
      if (to === 'draft') await draft.flush()
      const answer = await trpc.sites.compareVersions.query({ siteId, from, to }, { signal: controller.signal })
      setChanges(answer.changes)
    }
    compare().catch((error: unknown) => controller.signal.aborted || setFailure(callError(error).message))
    return () => controller.abort()
  }, [siteId, draft, from, to])
  return { changes, failure }
}
