import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import { useRef, useState } from 'react'
import { callError } from '../../../client/callError'
import { trpc } from '../../../client/trpc'
import type { AppRouter } from '../../../server/appRouter'
import { siteBatches } from './siteBatches'

export type SettingChange = inferRouterInputs<AppRouter>['across']['dryRun']['change']
export type ChangeAtSite = inferRouterOutputs<AppRouter>['across']['dryRun']['sites'][number]

export interface DryRun {
  readonly change: SettingChange
  readonly sites: readonly ChangeAtSite[]
  readonly total: number
  readonly status: 'running' | 'done' | 'failed'
  readonly failure: string | null
}

/** A dry run: what a change would do to the drafts of every site a person may edit, a batch at a time. */
export const useDryRun = (organisationId: string | null) => {
  const [dryRun, setDryRun] = useState<DryRun | null>(null)
  const running = useRef<AbortController | null>(null)

  const start = async (change: SettingChange) => {
    running.current?.abort()
    running.current = new AbortController()
    const { signal } = running.current
    const seen: ChangeAtSite[] = []
    const put = (over: Partial<DryRun>) =>
      signal.aborted ||
      setDryRun((before) => ({ change, sites: seen, total: before?.total ?? 0, status: 'running', failure: null, ...over }))
    setDryRun({ change, sites: [], total: 0, status: 'running', failure: null })
    try {
      for await (const { siteIds, total, isLast } of siteBatches(organisationId, signal)) {
        if (siteIds.length > 0) seen.push(...(await trpc.across.dryRun.query({ siteIds, change }, { signal })).sites)
        put({ sites: [...seen], total, status: isLast ? 'done' : 'running' })
      }
    } catch (error) {
      put({ status: 'failed', failure: callError(error).message })
    }
  }
  const drop = () => {
    running.current?.abort()
    setDryRun(null)
  }
  return { dryRun, start, drop }
}
