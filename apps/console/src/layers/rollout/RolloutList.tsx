import { Box, Skeleton } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { LayerDetail } from '../../client/Records'
import { Notice } from '../../parts/Notice'
import { PageError } from '../../parts/PageError'
import { RolloutRow } from './RolloutRow'

interface Props {
  readonly layer: LayerDetail
  readonly onChanged: () => void
}

/** Every roll-out of a layer, latest first: what came of it, undoing it, and going on with one that was interrupted. */
export const RolloutList = ({ layer, onChanged }: Props) => {
  const { data, error, refetch } = useQuery(api.rollouts.list.queryOptions({ layerId: layer.id }, { staleTime: 0 }))
  if (error) return <PageError message={callError(error).message} onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={120} aria-busy="true" />
  const { rollouts } = data
  if (rollouts.length === 0)
    return <Notice title="Nothing rolled out yet" text="Each roll-out is kept here, with what came of it and a way back." />
  return (
    <Box component="ol" aria-label="Roll-outs" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {rollouts.map((rollout) => (
        <RolloutRow
          key={rollout.id}
          rollout={rollout}
          onChanged={() => {
            void refetch()
            onChanged()
          }}
        />
      ))}
    </Box>
  )
}
