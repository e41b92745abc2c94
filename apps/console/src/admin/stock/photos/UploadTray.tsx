import CloseIcon from '@mui/icons-material/CloseRounded'
import DoneIcon from '@mui/icons-material/DoneRounded'
import ErrorIcon from '@mui/icons-material/ErrorOutlineRounded'
import { Box, Button, IconButton, LinearProgress, Typography } from '@mui/material'
import { type QueuedUpload, uploadStateText, uploadsSentence } from '../../../parts/uploads/uploadQueue'
import { uploads } from '../../../parts/uploads/uploads'

const progress = ({ state }: QueuedUpload): number => (state.status === 'sending' ? state.share : state.status === 'queued' ? 0 : 1)

const Row = ({ item }: { readonly item: QueuedUpload }) => {
  const { id, name, carName, state } = item
  const text = uploadStateText(state)
  const isFailed = state.status === 'failed'
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 1, alignItems: 'center', py: 0.5 }}>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline', flexWrap: 'wrap' }}>
          <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          {carName && (
            <Typography variant="caption" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {carName}
            </Typography>
          )}
          {!isFailed && (
            <Typography variant="caption" color="text.secondary">
              {text}
            </Typography>
          )}
        </Box>
        {isFailed ? (
          <Typography variant="body2" color="error" sx={{ display: 'flex', gap: 0.5 }}>
            <ErrorIcon fontSize="small" aria-hidden sx={{ mt: '1px' }} />
            {state.reason}
          </Typography>
        ) : (
          state.status !== 'done' && (
            <LinearProgress
              variant={state.status === 'storing' || (state.status === 'sending' && state.isWaiting) ? 'indeterminate' : 'determinate'}
              value={progress(item) * 100}
              aria-label={`${name}: ${text}`}
              sx={{ mt: 0.5, borderRadius: 2 }}
            />
          )
        )}
      </Box>
      <Box sx={{ display: 'flex' }}>
        {isFailed && <Button onClick={() => uploads.retry([id])}>Try again</Button>}
        {state.status === 'done' ? (
          <DoneIcon fontSize="small" color="success" aria-hidden />
        ) : (
          <IconButton
            size="small"
            aria-label={isFailed ? `Remove ${name} from the list` : `Cancel ${name}`}
            onClick={() => uploads.drop(id)}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        )}
      </Box>
    </Box>
  )
}

/** Queued uploads that are listed, of the hundreds of a whole yard. */
const maxQueuedShown = 20

/** Upload queue of a car or a whole yard: overall and individual progress, and failures with a retry. */
export const UploadTray = ({ items }: { readonly items: readonly QueuedUpload[] }) => {
  if (items.length === 0) return null
  const failed = items.filter(({ state }) => state.status === 'failed')
  const inProgress = items.filter(({ state }) => state.status === 'sending' || state.status === 'storing')
  const queued = items.filter(({ state }) => state.status === 'queued')
  const duplicates = items.filter(({ state }) => state.status === 'done' && state.isKnown)
  const isOver = inProgress.length + queued.length === 0
  const done = items.reduce((sum, item) => sum + progress(item), 0) / items.length
  return (
    <Box
      sx={{ display: 'grid', gap: 1, p: 1.5, border: 1, borderColor: failed.length > 0 ? 'error.main' : 'divider', borderRadius: '10px' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography role="status" sx={{ flex: '1 1 180px', fontWeight: 620 }}>
          {uploadsSentence(items)}
        </Typography>
        {failed.length > 1 && <Button onClick={() => uploads.retry(failed.map(({ id }) => id))}>Retry all</Button>}
        {isOver && (
          <Button
            color="inherit"
            onClick={() => {
              for (const { id } of failed) uploads.drop(id)
              uploads.clearDone(items.map(({ id }) => id))
            }}
          >
            Close
          </Button>
        )}
      </Box>
      {!isOver && <LinearProgress variant="determinate" value={done * 100} aria-label="All files" sx={{ height: 6, borderRadius: 3 }} />}
      {!isOver && (
        <Typography variant="caption" color="text.secondary">
          You can keep working, also on other pages. Uploaded files are kept even if the connection is lost or you close this page.
        </Typography>
      )}
      <Box component="ul" aria-label="Uploads" tabIndex={0} sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 264, overflowY: 'auto' }}>
        {[...failed, ...inProgress, ...queued.slice(0, maxQueuedShown), ...duplicates].map((item) => (
          <Row key={item.id} item={item} />
        ))}
        {queued.length > maxQueuedShown && (
          <Typography component="li" variant="body2" color="text.secondary" sx={{ py: 0.5 }}>
            {queued.length - maxQueuedShown} more waiting
          </Typography>
        )}
      </Box>
    </Box>
  )
}
