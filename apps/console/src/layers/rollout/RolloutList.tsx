import { Box, Skeleton } from '@mui/material'
import { useCallback, useEffect, useState } from 'react'
import { callError } from '../../client/callError'
import type { LayerDetail } from '../../client/Records'
import { trpc } from '../../client/trpc'
import { Notice } from '../../parts/Notice'
import { PageError } from '../../parts/PageError'
import { RolloutRow } from './RolloutRow'
import type { Rollout } from './useAdvance'

interface Props {
  readonly layer: LayerDetail
  readonly onChanged: () => void
}

/** Every roll-out of a layer, latest first: what came of it, undoing it, and going on with one that was interrupted. */
export const RolloutList = ({ layer, onChanged }: Props) => {
  const [rollouts, setRollouts] = useState<readonly Rollout[] | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const load = useCallback(() => {
    trpc.rollouts.list.query({ layerId: layer.id }).then(
      (answer) => {
        setRollouts(answer.rollouts)
        setFailure(null)
      },
      (error: unknown) => setFailure(callError(error).message),
    )
  }, [layer.id])
  useEffect(load, [load])

  if (failure !== null) return <PageError message={failure} onRetry={load} />
  if (!rollouts) return <Skeleton variant="rounded" height={120} aria-busy="true" />
  if (rollouts.length === 0)
    return <Notice title="Nothing rolled out yet" text="Each roll-out is kept here, with what came of it and a way back." />
  return (
    <Box component="ol" aria-label="Roll-outs" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {rollouts.map((rollout) => (
        <RolloutRow
          key={rollout.id}
          rollout={rollout}
          onChanged={() => {
            load()
            onChanged()
          }}
        />
      ))}
    </Box>
  )
}
