import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import { useRef, useState } from 'react'
import { callError } from '../../../client/callError'
import { trpc } from '../../../client/trpc'
import type { AppRouter } from '../../../server/appRouter'
import { siteBatches } from './siteBatches'

export type SettingChange = inferRouterInputs<AppRouter>['across']['look']['change']
export type ChangeAtSite = inferRouterOutputs<AppRouter>['across']['look']['sites'][number]

export interface Look {
  readonly change: SettingChange
  readonly sites: readonly ChangeAtSite[]
  readonly total: number
  readonly status: 'running' | 'done' | 'failed'
  readonly failure: string | null
}

/** Looks at what a change would do to the drafts of every site a person may edit, a batch at a time. */
export const useLook = (organisationId: string | null) => {
  const [look, setLook] = useState<Look | null>(null)
  const running = useRef<AbortController | null>(null)

  const start = async (change: SettingChange) => {
    running.current?.abort()
    running.current = new AbortController()
    const { signal } = running.current
    const seen: ChangeAtSite[] = []
    const put = (over: Partial<Look>) =>
      signal.aborted || setLook((before) => ({ change, sites: seen, total: before?.total ?? 0, status: 'running', failure: null, ...over }))
    setLook({ change, sites: [], total: 0, status: 'running', failure: null })
    try {
      for await (const { siteIds, total, isLast } of siteBatches(organisationId, signal)) {
        if (siteIds.length > 0) seen.push(...(await trpc.across.look.query({ siteIds, change }, { signal })).sites)
        put({ sites: [...seen], total, status: isLast ? 'done' : 'running' })
      }
    } catch (error) {
      put({ status: 'failed', failure: callError(error).message })
    }
  }
  const drop = () => {
    running.current?.abort()
    setLook(null)
  }
  return { look, start, drop }
}
