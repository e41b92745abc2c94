import { useMutation } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import { useRef, useState } from 'react'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import { useUnfinishedWarning } from '../../../parts/useUnfinishedWarning'
import type { AppRouter } from '../../../server/appRouter'
import type { ChangeAtSite, SettingChange } from './useDryRun'

type Changed = inferRouterOutputs<AppRouter>['across']['change']

/** What became of a change at a site, and of taking it back. */
export interface SiteOutcome {
  readonly outcome: Changed['outcome'] | 'failed' | 'undone' | 'kept'
  readonly message: string | null
}

export interface Applying {
  readonly bulkId: string
  readonly total: number
  readonly outcomes: ReadonlyMap<string, SiteOutcome>
  readonly status: 'running' | 'stopped' | 'done' | 'undoing' | 'undone'
}

/** Changes site after site; each is all or nothing, and stopping leaves out those that were not reached. */
export const useApply = () => {
  const [applying, setApplying] = useState<Applying | null>(null)
  const stopped = useRef(false)
  const { mutateAsync: changeAt } = useMutation(api.across.change.mutationOptions())
  const { mutateAsync: undoAt } = useMutation(api.across.undo.mutationOptions())
  useUnfinishedWarning(applying?.status === 'running' || applying?.status === 'undoing')

  const settle = (siteId: string, outcome: SiteOutcome) =>
    setApplying((before) => before && { ...before, outcomes: new Map(before.outcomes).set(siteId, outcome) })

  const start = async (change: SettingChange, sites: readonly ChangeAtSite[], publish: boolean, note: string) => {
    const bulkId = crypto.randomUUID()
    stopped.current = false
    setApplying({ bulkId, total: sites.length, outcomes: new Map(), status: 'running' })
    for (const { siteId, draftRevision } of sites) {
      if (stopped.current) return setApplying((before) => before && { ...before, status: 'stopped' })
      try {
        settle(siteId, await changeAt({ siteId, bulkId, change, expectedRevision: draftRevision, publish, note }))
      } catch (error) {
        settle(siteId, { outcome: 'failed', message: callError(error).message })
      }
    }
    setApplying((before) => before && { ...before, status: 'done' })
  }

  const undo = async () => {
    if (!applying) return
    const { bulkId, outcomes } = applying
    setApplying({ ...applying, status: 'undoing' })
    for (const [siteId, { outcome }] of outcomes) {
      if (outcome !== 'saved' && outcome !== 'published') continue
      try {
        settle(siteId, await undoAt({ siteId, bulkId }))
      } catch (error) {
        settle(siteId, { outcome: 'failed', message: callError(error).message })
      }
    }
    setApplying((before) => before && { ...before, status: 'undone' })
  }

  return { applying, start, undo, stop: () => (stopped.current = true), reset: () => setApplying(null) }
}
