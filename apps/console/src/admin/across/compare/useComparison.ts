import { skipToken, useMutation, useQuery } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import { useEffect } from 'react'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import { readOnce } from '../../../client/readOnce'
import type { AppRouter } from '../../../server/appRouter'

export type SiteComparison = inferRouterOutputs<AppRouter>['across']['compare']
export type Difference = SiteComparison['differences'][number]
export type SiteState = 'draft' | 'live'
export type ComparedSide = 'left' | 'right'

/** Compares two sites, and again after a value was taken over. */
export const useComparison = (leftId: string | null, rightId: string | null, state: SiteState) => {
  const isPair = leftId !== null && rightId !== null && leftId !== rightId
  const { data, error, refetch } = useQuery(
    api.across.compare.queryOptions(isPair ? { siteId: leftId, otherId: rightId, state } : skipToken, {
      ...readOnce,
      trpc: { abortOnUnmount: true },
    }),
  )
  const {
    mutate,
    error: refusal,
    reset,
  } = useMutation(
    // A refused copy may mean that the sites are not as they were.
    api.across.copy.mutationOptions({ onSettled: () => refetch() }),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was refused is gone with the pair.
  useEffect(reset, [leftId, rightId, state])

  const comparison = data ?? null
  const copy = (pointer: string, to: ComparedSide) => {
    if (!comparison) return
    const [target, source] = to === 'right' ? [comparison.right, comparison.left] : [comparison.left, comparison.right]
    mutate({ siteId: target.id, fromId: source.id, state, pointer, expectedRevision: target.draftRevision })
  }
  const failure = refusal ?? error
  return { comparison, failure: failure && callError(failure).message, copy }
}
