import { Button, Dialog, DialogActions, DialogContent, DialogTitle, LinearProgress, Typography } from '@mui/material'
import type { BulkProgress } from './useBulk'

interface Props {
  readonly progress: BulkProgress | null
  readonly onStop: () => void
}

/** How far a change of many cars is; one that is stopped leaves the rest as it was. */
export const BulkProgressDialog = ({ progress, onStop }: Props) => (
  <Dialog open={progress !== null} fullWidth maxWidth="xs" aria-labelledby="bulk-progress">
    <DialogTitle id="bulk-progress">{progress?.does === 'undo' ? 'Taking it back' : 'Changing the cars'}</DialogTitle>
    <DialogContent>
      <LinearProgress
        variant="determinate"
        value={progress ? (progress.done / Math.max(1, progress.total)) * 100 : 0}
        aria-label="Cars done"
        sx={{ height: 8, borderRadius: 4, mb: 1.5 }}
      />
      <Typography color="text.secondary" role="status">
        {progress && `${progress.done.toLocaleString('en-AU')} of ${progress.total.toLocaleString('en-AU')} cars`}
      </Typography>
    </DialogContent>
    {progress?.does === 'change' && (
      <DialogActions sx={{ p: 2 }}>
        <Button color="inherit" onClick={onStop}>
          Stop after these
        </Button>
      </DialogActions>
    )}
  </Dialog>
)
