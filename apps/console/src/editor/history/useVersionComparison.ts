import type { ConfigChange } from '@forecourt/schema/diff/describeChanges'
import { useEffect, useState } from 'react'
import { callError } from '../../client/callError'
import { trpc } from '../../client/trpc'
import { useSession } from '../session/SessionContext'

type ComparedFrom = number | 'live'
export type ComparedTo = number | 'draft'

/** Loads the changes between two versions as text, or the reason for a failure. */
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
      // The server compares the saved draft.
      if (to === 'draft') await draft.flush()
      const response = await trpc.sites.compareVersions.query({ siteId, from, to }, { signal: controller.signal })
      setChanges(response.changes)
    }
    compare().catch((error: unknown) => controller.signal.aborted || setFailure(callError(error).message))
    return () => controller.abort()
  }, [siteId, draft, from, to])
  return { changes, failure }
}
