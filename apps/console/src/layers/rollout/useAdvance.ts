import type { inferRouterOutputs } from '@trpc/server'
import { useEffect, useState } from 'react'
import { callError } from '../../client/callError'
import { trpc } from '../../client/trpc'
import type { AppRouter } from '../../server/appRouter'

export type Rollout = inferRouterOutputs<AppRouter>['rollouts']['advance']

/** Takes a roll-out, or its undoing, on until it is finished or the person stops; what is settled stays settled. */
export const useAdvance = (id: string | null) => {
  const [rollout, setRollout] = useState<Rollout | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [stopped, setStopped] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt goes on.
  useEffect(() => {
    if (id === null || stopped) return
    let over = false
    const run = async () => {
      for (;;) {
        const now = await trpc.rollouts.advance.mutate({ id })
        if (over) return
        setRollout(now)
        setFailure(null)
        if (!now.isUnfinished) return
      }
    }
    run().catch((error: unknown) => {
      if (!over) setFailure(callError(error).message)
    })
    return () => {
      over = true
    }
  }, [id, attempt, stopped])

  return {
    rollout,
    failure,
    stopped,
    stop: () => setStopped(true),
    goOn: () => {
      setStopped(false)
      setAttempt(attempt + 1)
    },
  }
}
