import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { ProblemList } from '../../parts/changes/ProblemList'
import { formatCount } from '../../parts/formatCount'
import { readerZone } from '../../parts/readerZone'
import { roomyDialog } from '../bar/roomyDialog'
import { useLivePageAddress } from '../preview/useLivePageAddress'
import { nextMorning, parseWhen, type WhenTyped } from '../schedule/parseWhen'
import { useSchedule } from '../schedule/useSchedule'
import { useSession } from '../session/SessionContext'
import { usePreviewBrowser, useTools } from '../session/ToolsContext'
import { useEditor } from '../session/useEditor'
import { PendingChanges } from './PendingChanges'
import { PublishedNotice } from './PublishedNotice'
import { siteProblems } from './siteProblems'
import { useContentWarnings } from './useContentWarnings'
import { usePublish } from './usePublish'
import { useWaitingLocations } from './useWaitingLocations'
import { WaitingLocations } from './WaitingLocations'
import { Warnings } from './Warnings'
import { WhenChoice } from './WhenChoice'

const longestNote = 500

/** What publishing changes, in words, with anything in the way; then publishes, now or at a time to come. */
export const PublishDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const session = useSession()
  const { editorView } = useTools()
  const { view } = usePreviewBrowser()
  const liveAddress = useLivePageAddress()
  const { publishing, publish } = usePublish()
  const ofContent = useContentWarnings()
  const { working, failure: notScheduled, schedule } = useSchedule()
  const [note, setNote] = useState('')
  const places = useWaitingLocations()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [typed, setTyped] = useState<WhenTyped | null>(null)
  const resolution = useEditor((state) => state.resolution)
  const changes = useEditor((state) => state.changes)
  const live = useEditor((state) => state.live)
  const waiting = useEditor((state) => state.schedule)
  const timeZone = useEditor((state) => state.config.identity.timeZone)

  // What was typed a moment ago belongs to what is about to be published.
  useEffect(() => {
    session.flush()
    void session.draft.flush()
  }, [session])

  const now = new Date().toISOString()
  const when = parseWhen(typed ?? { date: '', time: '' }, { site: timeZone, reader: readerZone() }, now)
  const asked = publishing.step === 'asking' ? publishing : null
  const failure = notScheduled?.message ?? asked?.failure ?? null
  const refused = notScheduled?.problems ?? asked?.problems ?? []
  const ofSite = siteProblems(resolution.config, view?.site ?? null)
  const found = refused.length > 0 ? refused : [...resolution.problems, ...ofSite.filter(({ severity }) => severity === 'error')]
  const errors = found.filter(({ severity }) => severity === 'error')
  const warnings = [
    ...found.filter(({ severity }) => severity === 'warning'),
    ...ofSite.filter(({ severity }) => severity === 'warning'),
    ...ofContent,
  ]
  const open = (pointer: string) => {
    onClose()
    editorView.open(pointer)
  }
  const go = async () => {
    const locations = places.flatMap(({ id, revision }) => (chosen.includes(id) ? [{ id, revision }] : []))
    if (typed === null) return publish(note.trim(), locations)
    if (when.publishAt !== null && (await schedule(when.publishAt, note.trim(), waiting?.id ?? null))) onClose()
  }
  if (publishing.step === 'done')
    return (
      <PublishedNotice
        liveAddress={liveAddress}
        version={publishing.version}
        message={publishing.message}
        isFresh={publishing.isFresh}
        onClose={onClose}
      />
    )
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="publish-title" slotProps={roomyDialog}>
      <DialogTitle id="publish-title" sx={{ pb: 1, fontSize: 18, fontWeight: 660 }}>
        Publish {session.editing.site.name}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {failure !== null && <Alert severity="error">{failure}</Alert>}
        {errors.length > 0 && (
          <Box>
            <Typography sx={{ fontWeight: 620, mb: 0.5 }}>
              {formatCount(new Set(errors.map(({ pointer }) => pointer)).size, 'setting needs', 'settings need')} attention before you can
              publish
            </Typography>
            <ProblemList problems={errors} onOpen={open} />
          </Box>
        )}
        <PendingChanges changes={changes} version={live?.version ?? null} hasErrors={errors.length > 0} onOpen={open} />
        {typed === null && <WaitingLocations waiting={places} chosen={chosen} onChoose={setChosen} />}
        <Warnings warnings={warnings} onOpen={open} />
        <TextField
          label="Note for the history"
          placeholder="What this is about, for those who come after you"
          multiline
          minRows={2}
          value={note}
          onChange={(event) => setNote(event.target.value.slice(0, longestNote))}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ mt: 0.5 }}
        />
        <WhenChoice
          timeZone={timeZone}
          typed={typed}
          when={when}
          waiting={waiting}
          onLater={(later) => setTyped(later ? nextMorning(timeZone, now) : null)}
          onChange={setTyped}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose} color="inherit">
          Not yet
        </Button>
        <Button
          variant="contained"
          loading={publishing.step === 'working' || working}
          disabled={errors.length > 0 || changes?.length === 0 || (typed !== null && when.publishAt === null)}
          onClick={() => void go()}
        >
          {typed === null ? 'Publish' : 'Schedule'}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
