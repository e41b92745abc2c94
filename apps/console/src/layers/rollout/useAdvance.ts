import { useMutation } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import { useEffect, useState } from 'react'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { AppRouter } from '../../server/appRouter'

export type Rollout = inferRouterOutputs<AppRouter>['rollouts']['advance']

/**
 * Runs a roll-out, or its undo, until it is done or the user stops it. Each call continues it for about a second. After a stop or a
 * failure the sites done so far stay done.
 */
export const useAdvance = (id: string | null) => {
  const [rollout, setRollout] = useState<Rollout | null>(null)
  const { mutateAsync: advance } = useMutation(api.rollouts.advance.mutationOptions())
  const [failure, setFailure] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [stopped, setStopped] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt goes on.
  useEffect(() => {
    if (id === null || stopped) return
    let over = false
    const run = async () => {
      for (;;) {
        const now = await advance({ id })
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
  }, [id, attempt, stopped, advance])

  return {
    rollout,
    failure,
    stopped,
    stop: () => setStopped(true),
    resume: () => {
      setStopped(false)
      setAttempt(attempt + 1)
    },
  }
}
