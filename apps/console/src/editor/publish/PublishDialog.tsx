import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { useTools } from '../session/DeskContext'
import { useSession } from '../session/SessionContext'
import { useEditor } from '../session/useEditor'
import { countWords } from './countWords'
import { ProblemList } from './ProblemList'
import { PublishedNotice } from './PublishedNotice'
import { usePublish } from './usePublish'
import { WaitingChanges } from './WaitingChanges'

const longestNote = 500

/** What publishing changes, in words, with anything in the way; then publishes. */
export const PublishDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const session = useSession()
  const { desk } = useTools()
  const { publishing, publish } = usePublish()
  const [note, setNote] = useState('')
  const resolution = useEditor((state) => state.resolution)
  const changes = useEditor((state) => state.changes)
  const live = useEditor((state) => state.live)

  // What was typed a moment ago belongs to what is about to be published.
  useEffect(() => {
    session.settle()
    void session.draft.flush()
  }, [session])

  const found = publishing.step === 'asking' && publishing.problems.length > 0 ? publishing.problems : resolution.problems
  const errors = found.filter(({ severity }) => severity === 'error')
  const warnings = found.filter(({ severity }) => severity === 'warning')
  const open = (pointer: string) => {
    onClose()
    desk.open(pointer)
  }
  if (publishing.step === 'done')
    return (
      <PublishedNotice
        site={session.editing.site}
        version={publishing.version}
        message={publishing.message}
        isFresh={publishing.isFresh}
        onClose={onClose}
      />
    )
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="publish-title">
      <DialogTitle id="publish-title" sx={{ pb: 1, fontSize: 18, fontWeight: 660 }}>
        Publish {session.editing.site.name}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {publishing.step === 'asking' && publishing.failure !== null && <Alert severity="error">{publishing.failure}</Alert>}
        {errors.length > 0 && (
          <Box>
            <Typography sx={{ fontWeight: 620, mb: 0.5 }}>
              {countWords(errors.length, 'setting needs', 'settings need')} attention before you can publish
            </Typography>
            <ProblemList problems={errors} onOpen={open} />
          </Box>
        )}
        <WaitingChanges changes={changes} version={live?.version ?? null} hasErrors={errors.length > 0} onOpen={open} />
        {warnings.length > 0 && (
          <Box>
            <Typography sx={{ fontWeight: 620, mb: 0.5 }}>Worth a look, though it need not wait</Typography>
            <ProblemList problems={warnings} onOpen={open} />
          </Box>
        )}
        <TextField
          label="Note for the history"
          placeholder="What this is about, for those who come after you"
          multiline
          minRows={2}
          value={note}
          onChange={(event) => setNote(event.target.value.slice(0, longestNote))}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose} color="inherit">
          Not yet
        </Button>
        <Button
          variant="contained"
          loading={publishing.step === 'working'}
          disabled={errors.length > 0 || changes?.length === 0}
          onClick={() => void publish(note.trim())}
        >
          Publish
        </Button>
      </DialogActions>
    </Dialog>
  )
}
