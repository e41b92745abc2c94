import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material'
import { impactSentence } from './impactSentence'
import type { Impact } from './useImpact'

interface Props {
  readonly impact: Impact
  readonly onStop: () => void
  readonly onAgain: () => void
}

/** What a layer does to its sites in one sentence, with how far the working out is. */
export const ImpactSummary = ({ impact, onStop, onAgain }: Props) => {
  const { sites, total, status, failure } = impact
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 36 }}>
        <Typography sx={{ fontWeight: 620, flex: 1, minWidth: 200 }} role="status">
          {impactSentence(impact)}
        </Typography>
        {status === 'running' && (
          <Button color="inherit" onClick={onStop}>
            Stop
          </Button>
        )}
        {(status === 'stopped' || status === 'failed') && (
          <Button color="inherit" onClick={onAgain}>
            Work it out again
          </Button>
        )}
      </Box>
      {status === 'running' && (
        <LinearProgress
          aria-label="Sites looked at"
          variant={total ? 'determinate' : 'indeterminate'}
          value={total ? (100 * sites.length) / total : undefined}
        />
      )}
      {failure !== null && <Alert severity="error">{failure}</Alert>}
    </Box>
  )
}
