import type { Schedule } from '@forecourt/data/publishing/schedules/listSchedules'
import { withoutBlockedClaims } from '@forecourt/rules/compliance/findingProblems'
import { judgedText } from '@forecourt/rules/compliance/judgedText'
import { shortestReason } from '@forecourt/rules/compliance/waivers'
import { formatMoment } from '@forecourt/rules/format/formatDate'
import type { ChecklistItem } from '@forecourt/rules/onboarding/ChecklistItem'
import type { ConfigProblem } from '@forecourt/schema/layers/Layer'
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormLabel,
  Link,
  Radio,
  RadioGroup,
  TextField,
  Typography,
} from '@mui/material'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../client/api'
import { readOnce } from '../../client/readOnce'
import { browserTimeZone } from '../../parts/browserTimeZone'
import { FirstPublish } from '../../parts/changes/FirstPublish'
import { ProblemList } from '../../parts/changes/ProblemList'
import { ReasonField } from '../../parts/changes/ReasonField'
import { Warnings } from '../../parts/changes/Warnings'
import { formatCount } from '../../parts/formatCount'
import { roomyDialog } from '../bar/roomyDialog'
import { type EnteredTime, nextMorning, parseWhen, type When } from '../schedule/parseWhen'
import { useSchedule } from '../schedule/useSchedule'
import { WhenFields } from '../schedule/WhenFields'
import { useEditor, useSession } from '../session/SessionContext'
import { isLayerEdited } from '../session/SiteForEditing'
import { usePreviewBrowser, useTools } from '../session/ToolsContext'
import { BlockingFindings } from './BlockingFindings'
import { contentWarnings } from './contentWarnings'
import { DraftForecast } from './DraftForecast'
import { draftProblems } from './draftProblems'
import { PendingChanges } from './PendingChanges'
import { siteProblems } from './siteProblems'
import { useCompliance } from './useCompliance'
import { type UndoablePublication, usePublishedNotice } from './usePublishedNotice'
import { usePublish } from './usePublishingCall'
import { useWaitingLocations, WaitingLocations } from './WaitingLocations'

interface ContentWarnings {
  readonly added: readonly ConfigProblem[]
  /** Those that contradict the live version already. */
  readonly live: readonly ConfigProblem[]
}

const none: ContentWarnings = { added: [], live: [] }

/** Promises in offers and cars' comments that contradict the draft to publish; empty until loaded. */
const useContentWarnings = (): ContentWarnings => {
  const session = useSession()
  const [values] = useState(session.state().resolvedValues)
  const { data } = useQuery(
    api.sites.contentClaims.queryOptions(isLayerEdited(session.editing) ? skipToken : { siteId: session.editing.site.id, values }, {
      ...readOnce,
      // No retries: publishing is possible without these warnings.
      retry: false,
      select: (claims): ContentWarnings => ({
        added: contentWarnings(claims.filter(({ isLive }) => !isLive)),
        live: contentWarnings(claims.filter(({ isLive }) => isLive)),
      }),
      trpc: { abortOnUnmount: true },
    }),
  )
  return data ?? none
}

interface WhenChoiceProps {
  readonly timeZone: string
  /** Null publishes now. */
  readonly entered: EnteredTime | null
  readonly when: When
  readonly waiting: Schedule | null
  readonly onLater: (later: boolean) => void
  readonly onChange: (entered: EnteredTime) => void
}

/** Scrolls to the fields, which appear at the end of a dialog that may be full. */
const scrollIntoSight = (element: HTMLElement | null) => element?.scrollIntoView?.({ block: 'nearest' })

/** Publishes now, or at a later time in the site's zone. */
export const WhenChoice = ({ timeZone, entered, when, waiting, onLater, onChange }: WhenChoiceProps) => (
  <Box sx={{ display: 'grid', gap: 1 }}>
    <FormControl>
      <FormLabel sx={{ fontWeight: 620, fontSize: 14.5, '&, &.Mui-focused': { color: 'text.primary' } }}>When</FormLabel>
      <RadioGroup row value={entered ? 'later' : 'now'} onChange={(_event, value) => onLater(value === 'later')}>
        <FormControlLabel value="now" control={<Radio size="small" />} label="Now" />
        <FormControlLabel value="later" control={<Radio size="small" />} label="Schedule" />
      </RadioGroup>
    </FormControl>
    {entered && (
      <Box ref={scrollIntoSight}>
        <WhenFields timeZone={timeZone} entered={entered} when={when} onChange={onChange} />
      </Box>
    )}
    {waiting && (
      <Typography variant="body2" color="text.secondary">
        {entered
          ? `This replaces the publication scheduled for ${formatMoment(waiting.publishAt, timeZone, waiting.createdAt)}.`
          : `What is scheduled for ${formatMoment(waiting.publishAt, timeZone, waiting.createdAt)} still goes live then. If you change the same setting now, you choose which one to keep before it does.`}
      </Typography>
    )}
  </Box>
)

/** Who is invited with the first version of the site, and what it lacks; links to its settings. */
const FirstPublishOfDraft = ({ onOpen }: { readonly onOpen: (pointer: string) => void }) => {
  const { editing } = useSession()
  if (isLayerEdited(editing)) return null
  const settingLink = ({ title, place, action }: ChecklistItem) => {
    if (place.page !== 'editor' || !place.at) return null
    const pointer = place.at
    return (
      <Link component="button" type="button" variant="body2" onClick={() => onOpen(pointer)} aria-label={`${action}: ${title}`}>
        {action}
      </Link>
    )
  }
  return <FirstPublish siteId={editing.site.id} action={settingLink} />
}

const maxNoteLength = 500

interface PublishDialogProps {
  readonly onClose: () => void
  /** Called if the undo of the publication needs a reason. */
  readonly onUnexplained: (publication: UndoablePublication) => void
}

/** Confirms publishing: the changes as text, with warnings; publishes now or later. */
export const PublishDialog = ({ onClose, onUnexplained }: PublishDialogProps) => {
  const session = useSession()
  const { editorView } = useTools()
  const { view } = usePreviewBrowser()
  const { publishing, publish } = usePublish()
  usePublishedNotice(publishing.step === 'done' ? publishing.published : null, { onDone: onClose, onUnexplained })
  const content = useContentWarnings()
  const { isChecking, judgement, blocking, added, live: alreadyLive } = useCompliance()
  const { working, failure: scheduleFailure, schedule } = useSchedule()
  const [note, setNote] = useState('')
  const [reason, setReason] = useState('')
  const waitingLocations = useWaitingLocations()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [entered, setEntered] = useState<EnteredTime | null>(null)
  const resolution = useEditor((state) => state.resolution)
  const changes = useEditor((state) => state.changes)
  const live = useEditor((state) => state.live)
  const waiting = useEditor((state) => state.schedule)
  const { timeZone, country } = useEditor((state) => state.config.identity)

  // Saves pending input before publishing.
  useEffect(() => {
    session.flush()
    void session.draft.flush()
  }, [session])

  const now = new Date().toISOString()
  const when = parseWhen(entered ?? { date: '', time: '' }, { site: timeZone, reader: browserTimeZone() }, now)
  const request = publishing.step === 'confirming' ? publishing : null
  const isWorking = publishing.step !== 'confirming' || working
  const failure = scheduleFailure?.message ?? request?.failure ?? null
  // Blocking findings are listed apart, where they can be accepted.
  const refused = (scheduleFailure?.problems ?? request?.problems ?? []).filter(
    ({ pointer }) => blocking.length === 0 || pointer !== '/pages',
  )
  const siteDataProblems = siteProblems(resolution.config, view?.site ?? null)
  const found = refused.length > 0 ? refused : [...resolution.problems, ...siteDataProblems.filter(({ severity }) => severity === 'error')]
  const errors = found.filter(({ severity }) => severity === 'error')
  const settingWarnings = [...found, ...siteDataProblems].filter(({ severity }) => severity === 'warning')
  const warnings = withoutBlockedClaims([...settingWarnings, ...content.added, ...draftProblems(added, country)], blocking)
  const liveWarnings = withoutBlockedClaims([...content.live, ...draftProblems(alreadyLive, country)], blocking)
  const isNow = entered === null
  const needsReason = added.length > 0
  const open = (pointer: string) => {
    onClose()
    editorView.open(pointer)
  }
  const go = async () => {
    const locations = waitingLocations.flatMap(({ id, revision }) => (chosen.includes(id) ? [{ id, revision }] : []))
    if (isNow) return publish(note.trim(), { locations, reason: reason.trim() })
    if (when.publishAt !== null && (await schedule(when.publishAt, { note: note.trim(), reason: reason.trim() }, waiting?.id ?? null)))
      onClose()
  }
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
        <BlockingFindings findings={blocking} mayWaive={session.editing.can.waive} />
        {judgement && <Typography sx={{ fontSize: 13, color: 'text.secondary' }}>{judgedText(judgement)}</Typography>}
        <PendingChanges changes={changes} version={live?.version ?? null} hasErrors={errors.length > 0} onOpen={open} />
        <DraftForecast changes={changes} hasErrors={errors.length > 0} isPublishing={isWorking} />
        {live === null && <FirstPublishOfDraft onOpen={open} />}
        {isNow && <WaitingLocations waiting={waitingLocations} chosen={chosen} onChoose={setChosen} />}
        <Warnings warnings={warnings} onOpen={open} />
        <Warnings heading="Already on the site" warnings={liveWarnings} onOpen={open} />
        {needsReason && <ReasonField reason={reason} onChange={setReason} />}
        <TextField
          label="Note for the history"
          placeholder="Describe the change for your colleagues"
          multiline
          minRows={2}
          value={note}
          onChange={(event) => setNote(event.target.value.slice(0, maxNoteLength))}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ mt: 0.5 }}
        />
        <WhenChoice
          timeZone={timeZone}
          entered={entered}
          when={when}
          waiting={waiting}
          onLater={(later) => setEntered(later ? nextMorning(timeZone, now) : null)}
          onChange={setEntered}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose} color="inherit">
          Cancel
        </Button>
        <Button
          variant="contained"
          loading={isWorking}
          disabled={
            isChecking ||
            errors.length > 0 ||
            blocking.length > 0 ||
            changes?.length === 0 ||
            (needsReason && reason.trim().length < shortestReason) ||
            (!isNow && when.publishAt === null)
          }
          onClick={() => void go()}
        >
          {isChecking ? 'Checking…' : `${isNow ? 'Publish' : 'Schedule'}${needsReason ? ' anyway' : ''}`}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
