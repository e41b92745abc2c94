import { useMutation } from '@tanstack/react-query'
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import { useRef, useState } from 'react'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import { trpc } from '../../../client/trpc'
import { useUnfinishedWarning } from '../../../parts/useUnfinishedWarning'
import type { AppRouter } from '../../../server/appRouter'

const batchSize = 100

interface Batch {
  readonly siteIds: string[]
  readonly total: number
  readonly isLast: boolean
}

/** Pages through the active (not archived) sites that the user may see, sorted by name. */
export async function* siteBatches(organisationId: string | null, signal: AbortSignal): AsyncGenerator<Batch> {
  const filter = organisationId === null ? {} : { organisationId }
  for (let page = 1; ; page++) {
    const list = await trpc.sites.getList.query({ page, perPage: batchSize, sort: { field: 'name', order: 'ASC' }, filter }, { signal })
    const siteIds = list.data.filter(({ status }) => status !== 'archived').map(({ siteId }) => siteId)
    const isLast = page * batchSize >= list.total
    yield { siteIds, total: list.total, isLast }
    if (isLast) return
  }
}

export type SettingChange = inferRouterInputs<AppRouter>['multiSite']['dryRun']['change']
export type ChangeAtSite = inferRouterOutputs<AppRouter>['multiSite']['dryRun']['sites'][number]

export interface DryRun {
  readonly change: SettingChange
  readonly sites: readonly ChangeAtSite[]
  readonly total: number
  readonly status: 'running' | 'done' | 'failed'
  readonly failure: string | null
}

/** Dry run of a change against the drafts of all sites that the user may edit, in batches. */
export const useDryRun = (organisationId: string | null) => {
  const [dryRun, setDryRun] = useState<DryRun | null>(null)
  const controller = useRef<AbortController | null>(null)

  const start = async (change: SettingChange) => {
    controller.current?.abort()
    controller.current = new AbortController()
    const { signal } = controller.current
    const seen: ChangeAtSite[] = []
    const update = (over: Partial<DryRun>) =>
      signal.aborted ||
      setDryRun((before) => ({ change, sites: seen, total: before?.total ?? 0, status: 'running', failure: null, ...over }))
    setDryRun({ change, sites: [], total: 0, status: 'running', failure: null })
    try {
      for await (const { siteIds, total, isLast } of siteBatches(organisationId, signal)) {
        if (siteIds.length > 0) seen.push(...(await trpc.multiSite.dryRun.query({ siteIds, change }, { signal })).sites)
        update({ sites: [...seen], total, status: isLast ? 'done' : 'running' })
      }
    } catch (error) {
      update({ status: 'failed', failure: callError(error).message })
    }
  }
  const clear = () => {
    controller.current?.abort()
    setDryRun(null)
  }
  return { dryRun, start, clear }
}

type ChangeResult = inferRouterOutputs<AppRouter>['multiSite']['change']

/** Outcome of a change, or of its undo, at one site. */
export interface SiteOutcome {
  readonly outcome: ChangeResult['outcome'] | 'failed' | 'undone' | 'kept'
  readonly message: string | null
}

export interface Applying {
  readonly bulkId: string
  readonly total: number
  readonly outcomes: ReadonlyMap<string, SiteOutcome>
  readonly status: 'running' | 'stopped' | 'done' | 'undoing' | 'undone'
}

interface Publication {
  readonly publish: boolean
  readonly note: string
  /** Why legal warnings that the change adds are all right; empty without a reason. */
  readonly reason: string
}

/** Applies a change site by site. Each site is atomic; stopping skips the remaining sites. */
export const useApply = () => {
  const [applying, setApplying] = useState<Applying | null>(null)
  const stopped = useRef(false)
  const { mutateAsync: changeAt } = useMutation(api.multiSite.change.mutationOptions())
  const { mutateAsync: undoAt } = useMutation(api.multiSite.undo.mutationOptions())
  useUnfinishedWarning(applying?.status === 'running' || applying?.status === 'undoing')

  const storeOutcome = (siteId: string, outcome: SiteOutcome) =>
    setApplying((before) => before && { ...before, outcomes: new Map(before.outcomes).set(siteId, outcome) })

  const start = async (change: SettingChange, sites: readonly ChangeAtSite[], publication: Publication) => {
    const bulkId = crypto.randomUUID()
    stopped.current = false
    setApplying({ bulkId, total: sites.length, outcomes: new Map(), status: 'running' })
    for (const { siteId, draftRevision } of sites) {
      if (stopped.current) return setApplying((before) => before && { ...before, status: 'stopped' })
      try {
        storeOutcome(siteId, await changeAt({ siteId, bulkId, change, expectedRevision: draftRevision, ...publication }))
      } catch (error) {
        storeOutcome(siteId, { outcome: 'failed', message: callError(error).message })
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
        storeOutcome(siteId, await undoAt({ siteId, bulkId }))
      } catch (error) {
        storeOutcome(siteId, { outcome: 'failed', message: callError(error).message })
      }
    }
    setApplying((before) => before && { ...before, status: 'undone' })
  }

  return { applying, start, undo, stop: () => (stopped.current = true), reset: () => setApplying(null) }
}
