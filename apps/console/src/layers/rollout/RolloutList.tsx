import { Alert, Box, Button, Card, Skeleton, Typography } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { LayerDetail } from '../../client/Records'
import { Ago } from '../../parts/Ago'
import { Notice } from '../../parts/Notice'
import { PageError } from '../../parts/PageError'
import { StatusPill } from '../../parts/StatusPill'
import { startsSentence } from '../../parts/texts/startsSentence'
import { GoBackReason, isReason } from '../release/GoBackReason'
import { AdvanceProgress, OutcomeList } from './AdvanceProgress'
import { countsSentence } from './outcomeTexts'
import { type Rollout, useAdvance } from './useAdvance'

interface RolloutRowProps {
  readonly rollout: Rollout
  readonly onChanged: () => void
}

const sum = (counts: Rollout['counts']) => Object.values(counts).reduce((total, count) => total + count, 0)

/** One roll-out. Undo needs a confirmation, since it changes what shoppers see. */
const RolloutRow = ({ rollout: first, onChanged }: RolloutRowProps) => {
  const [advancing, setAdvancing] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const [reason, setReason] = useState('')
  const [open, setOpen] = useState(false)
  const advance = useAdvance(advancing ? first.id : null)
  const rollout = advance.rollout ?? first
  const { id, revision, note, authorName, createdAt, undoneAt, undoneBy, undoReason, counts, isUnfinished } = rollout
  const isOver = advancing && advance.rollout?.isUnfinished === false
  const notified = useRef(false)
  useEffect(() => {
    if (!isOver || notified.current) return
    notified.current = true
    onChanged()
  }, [isOver, onChanged])

  const { mutate, error } = useMutation(
    api.rollouts.undo.mutationOptions({
      onSuccess: () => {
        notified.current = false
        setAdvancing(true)
      },
    }),
  )
  const undo = () => {
    setConfirming(false)
    mutate({ id, reason: reason.trim() })
  }
  const mayUndo = undoneAt === null && counts.published + counts.unchanged + counts.waiting > 0
  return (
    <Card component="li" sx={{ p: 2, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="h3" sx={{ fontWeight: 640, flexBasis: { xs: '100%', sm: 'auto' } }}>
          Revision {revision} to {sum(counts)} {sum(counts) === 1 ? 'site' : 'sites'}
        </Typography>
        {undoneAt !== null && <StatusPill tone="info">Undone</StatusPill>}
        {isUnfinished && !advancing && <StatusPill tone="waiting">Unfinished</StatusPill>}
        <Box sx={{ flex: 1, display: { xs: 'none', sm: 'block' } }} />
        <Button color="inherit" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Hide the sites' : 'Show the sites'}
        </Button>
        {isUnfinished && !advancing && (
          <Button variant="outlined" onClick={() => setAdvancing(true)}>
            Continue
          </Button>
        )}
        {mayUndo && !isConfirming && !(advancing && isUnfinished) && (
          <Button variant="outlined" color="error" onClick={() => setConfirming(true)}>
            Undo
          </Button>
        )}
      </Box>
      <Typography variant="body2" color="text.secondary" sx={startsSentence}>
        <Ago at={createdAt} /> by {authorName}: {countsSentence(counts)}
        {undoneAt !== null && `. Undone by ${undoneBy}${undoReason && `: ${undoReason}`}`}
      </Typography>
      {note !== '' && <Typography>{note}</Typography>}
      {error && <Alert severity="error">{callError(error).message}</Alert>}
      {isConfirming && (
        <Alert severity="warning">
          Each site goes back to its previous version and release, unless someone has published it since.
          <Box sx={{ display: 'grid', mt: 2 }}>
            <GoBackReason reason={reason} onChange={setReason} />
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            <Button color="error" variant="contained" disabled={!isReason(reason)} onClick={undo}>
              Undo the roll-out
            </Button>
            <Button color="inherit" onClick={() => setConfirming(false)}>
              Cancel
            </Button>
          </Box>
        </Alert>
      )}
      {advancing && !isOver && <AdvanceProgress advance={advance} siteCount={sum(first.counts)} />}
      {open && <OutcomeList key={JSON.stringify(counts)} rolloutId={id} />}
    </Card>
  )
}

interface RolloutListProps {
  readonly layer: LayerDetail
  readonly onChanged: () => void
}

/** All roll-outs of a layer, newest first: outcomes, undo, and resuming an interrupted one. */
export const RolloutList = ({ layer, onChanged }: RolloutListProps) => {
  const { data, error, refetch } = useQuery(api.rollouts.list.queryOptions({ layerId: layer.id }, { staleTime: 0 }))
  if (error) return <PageError message={callError(error).message} onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={120} aria-busy="true" />
  const { rollouts } = data
  if (rollouts.length === 0)
    return <Notice title="Nothing rolled out yet" text="Each roll-out is listed here with its results and can be undone." />
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
