import type { inferRouterOutputs } from '@trpc/server'
import { useCallback, useEffect, useState } from 'react'
import { callError } from '../../../client/callError'
import { trpc } from '../../../client/trpc'
import type { AppRouter } from '../../../server/appRouter'

export type Comparison = inferRouterOutputs<AppRouter>['across']['compare']
export type Difference = Comparison['differences'][number]
export type SiteState = 'draft' | 'live'
export type Side = 'left' | 'right'

/** Compares two sites, and again after a value was taken over. */
export const useComparison = (leftId: string | null, rightId: string | null, state: SiteState) => {
  const [comparison, setComparison] = useState<Comparison | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt compares again.
  useEffect(() => {
    const controller = new AbortController()
    if (leftId === null || rightId === null || leftId === rightId) return setComparison(null)
    trpc.across.compare.query({ siteId: leftId, otherId: rightId, state }, { signal: controller.signal }).then(
      (answer) => setComparison(answer),
      (error: unknown) => controller.signal.aborted || setFailure(callError(error).message),
    )
    return () => controller.abort()
  }, [leftId, rightId, state, attempt])

  // Another pair is another table; the same pair again keeps its place while it is compared.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was compared is gone with the pair.
  useEffect(() => {
    setComparison(null)
    setFailure(null)
  }, [leftId, rightId, state])

  const copy = useCallback(
    async (pointer: string, to: Side) => {
      if (!comparison) return
      const [target, source] = to === 'right' ? [comparison.right, comparison.left] : [comparison.left, comparison.right]
      try {
        await trpc.across.copy.mutate({ siteId: target.id, fromId: source.id, state, pointer, expectedRevision: target.draftRevision })
        setFailure(null)
      } catch (error) {
        setFailure(callError(error).message)
      }
      setAttempt((before) => before + 1)
    },
    [comparison, state],
  )
  return { comparison, failure, copy }
}
