import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import { useCallback, useEffect, useState } from 'react'
import { callError } from '../../client/callError'
import { trpc } from '../../client/trpc'
import type { AppRouter } from '../../server/appRouter'

type Answer = inferRouterOutputs<AppRouter>['layers']['impact']
type ImpactQuery = Pick<inferRouterInputs<AppRouter>['layers']['impact'], 'layerId' | 'state' | 'filter'>

export type SiteImpact = Answer['sites'][number]
export type SharedChanges = Answer['changes'][string]

export interface Impact {
  readonly sites: readonly SiteImpact[]
  /** By the key that sites refer to. */
  readonly changes: Readonly<Record<string, SharedChanges>>
  /** Null until the first batch is loaded. */
  readonly total: number | null
  readonly status: 'running' | 'done' | 'stopped' | 'failed'
  readonly failure: string | null
}

/** What changes at a site. */
export const siteChanges = ({ changes }: Impact, { changesKey }: SiteImpact) =>
  (changesKey === null ? undefined : changes[changesKey])?.changes ?? []

const initialImpact: Impact = { sites: [], changes: {}, total: null, status: 'running', failure: null }

/** The first batch is small, for a quick first result. */
const batchSizes = [50, 250] as const

/** Computes the impact of a layer's draft or release on its sites, in batches. Can be stopped and restarted. */
export const useImpact = ({ layerId, state, filter }: ImpactQuery) => {
  const [impact, setImpact] = useState<Impact>(initialImpact)
  const [attempt, setAttempt] = useState(0)
  const [controller, setController] = useState<AbortController | null>(null)
  const query = JSON.stringify({ layerId, state, filter })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt starts over.
  useEffect(() => {
    const stop = new AbortController()
    setController(stop)
    setImpact(initialImpact)
    const run = async () => {
      const input = JSON.parse(query) as ImpactQuery
      let after: string | undefined
      for (let batch = 0; !stop.signal.aborted; batch++) {
        const limit = batchSizes[Math.min(batch, 1)] ?? 250
        const answer = await trpc.layers.impact.query({ ...input, after, limit }, { signal: stop.signal })
        if (stop.signal.aborted) return
        const status = answer.next === null ? 'done' : 'running'
        setImpact((before) => ({
          sites: [...before.sites, ...answer.sites],
          changes: { ...before.changes, ...answer.changes },
          total: answer.total,
          status,
          failure: null,
        }))
        if (answer.next === null) return
        after = answer.next
      }
    }
    run().catch((error: unknown) => {
      if (!stop.signal.aborted) setImpact((before) => ({ ...before, status: 'failed', failure: callError(error).message }))
    })
    return () => stop.abort()
  }, [query, attempt])

  const stop = useCallback(() => {
    controller?.abort()
    setImpact((before) => ({ ...before, status: 'stopped' }))
  }, [controller])
  return { impact, stop, restart: () => setAttempt(attempt + 1) }
}
