import { useEffect, useState } from 'react'
import { callError } from '../../../client/callError'
import { trpc } from '../../../client/trpc'
import type { ListAtSite } from './listItems'
import { siteBatches } from './useDryRun'

/** The contents of a list at all sites that the user may edit; null while loading. */
export const useLists = (organisationId: string | null, pointer: string) => {
  const [sites, setSites] = useState<readonly ListAtSite[] | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const load = async () => {
      const found: ListAtSite[] = []
      for await (const { siteIds } of siteBatches(organisationId, signal))
        if (siteIds.length > 0) found.push(...(await trpc.multiSite.lists.query({ siteIds, pointer }, { signal })).sites)
      setSites(found)
    }
    setSites(null)
    load().catch((error: unknown) => signal.aborted || setFailure(callError(error).message))
    return () => controller.abort()
  }, [organisationId, pointer])
  return { sites, failure }
}
