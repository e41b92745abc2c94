import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material'
import { countsSentence } from './outcomeTexts'
import type { useAdvance } from './useAdvance'

interface Props {
  readonly advance: ReturnType<typeof useAdvance>
  readonly siteCount: number
}

/** How far a roll-out or its undoing is; it can be stopped, and gone on with later by anyone. */
export const AdvanceProgress = ({ advance, siteCount }: Props) => {
  const { rollout, failure, stopped, stop, goOn } = advance
  const left = !rollout
    ? siteCount
    : rollout.undoneAt === null
      ? rollout.counts.waiting
      : rollout.counts.published + rollout.counts.unchanged
  const isRunning = (!rollout || rollout.isUnfinished) && !stopped && failure === null
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {isRunning && (
        <LinearProgress
          aria-label="Sites settled"
          variant="determinate"
          value={siteCount === 0 ? 100 : (100 * (siteCount - left)) / siteCount}
        />
      )}
      <Typography role="status">{rollout ? `${countsSentence(rollout.counts)}.` : 'Starting…'}</Typography>
      {failure !== null && <Alert severity="error">{failure} What was done so far stays done.</Alert>}
      {isRunning && (
        <Button color="inherit" onClick={stop} sx={{ justifySelf: 'start' }}>
          Stop here
        </Button>
      )}
      {(stopped || failure !== null) && rollout?.isUnfinished !== false && (
        <Button variant="outlined" onClick={goOn} sx={{ justifySelf: 'start' }}>
          Go on
        </Button>
      )}
    </Box>
  )
}
