import type { Schedule, ScheduleObstacle } from '@forecourt/data/publishing/schedules/listSchedules'
import type { SnapshotDecision } from '@forecourt/data/sites/versions/mergeSnapshot'
import { shortestReason } from '@forecourt/rules/compliance/waivers'
import { momentInZone } from '@forecourt/rules/dates/momentInZone'
import { formatMoment } from '@forecourt/rules/format/formatDate'
import ClockIcon from '@mui/icons-material/Schedule'
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useEffect, useState } from 'react'
import { trpc } from '../../client/trpc'
import { browserTimeZone } from '../../parts/browserTimeZone'
import { ReasonField } from '../../parts/changes/ReasonField'
import { noticeBar } from '../bar/barStyle'
import { roomyDialog } from '../bar/roomyDialog'
import { SnapshotChoice } from '../publish/SnapshotChoice'
import { useEditor, useSession } from '../session/SessionContext'
import { RescheduleDialog } from './RescheduleDialog'
import { inMinutes, scheduleState } from './scheduleState'
import { useSchedule } from './useSchedule'

/** The outcome of the last scheduled publication; shown until dismissed. */
export const OutcomeBanner = () => {
  const session = useSession()
  const outcome = useEditor((state) => state.publication.outcome)
  const timeZone = useEditor((state) => state.config.identity.timeZone)
  if (!outcome) return null
  const { id, status, publishAt, settledAt, version, message } = outcome
  const at = formatMoment(publishAt, timeZone, settledAt ?? publishAt)
  const close = () => {
    session.publicationChanged({ outcome: null })
    // A failed dismissal shows it again on the next visit.
    trpc.schedules.read.mutate({ siteId: session.editing.site.id, id }).catch(() => {})
  }
  return (
    <Alert severity={status === 'published' ? 'success' : 'error'} sx={noticeBar} onClose={close}>
      {status === 'published'
        ? `Version ${version} went live as scheduled for ${at}.${message ? ` ${message}` : ''}`
        : `The publication scheduled for ${at} did not go live. ${message ?? ''}`}
    </Alert>
  )
}

interface Props {
  readonly schedule: Schedule
  readonly obstacle: ScheduleObstacle
  readonly onClose: () => void
}

/** Resolves a conflict of a scheduled publication with a later live version ahead of time. */
const DecideDialog = ({ schedule, obstacle, onClose }: Props) => {
  const { working, failure, decide } = useSchedule()
  const [decision, setDecision] = useState<SnapshotDecision | null>(null)
  const save = async () => {
    if (decision !== null && (await decide(schedule.id, decision))) onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="decide-title" slotProps={roomyDialog}>
      <DialogTitle id="decide-title" sx={{ pb: 1, fontSize: 18, fontWeight: 660 }}>
        The live site has different values
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {failure && <Alert severity="error">{failure.message}</Alert>}
        <Alert severity="warning" icon={false}>
          {obstacle.message} Nothing goes live until you choose.
        </Alert>
        <SnapshotChoice conflicts={obstacle.conflicts} requested="The scheduled version" decision={decision} onChoose={setDecision} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose} color="inherit">
          Cancel
        </Button>
        <Button variant="contained" loading={working} disabled={decision === null} onClick={() => void save()}>
          Publish with this choice
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface ReasonDialogProps {
  readonly onSchedule: (reason: string) => void
  readonly onClose: () => void
}

/** Asks why the legal warnings of a draft are all right that replaces a scheduled one. */
const ReasonDialog = ({ onSchedule, onClose }: ReasonDialogProps) => {
  const [reason, setReason] = useState('')
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="reason-title">
      <DialogTitle id="reason-title" sx={{ pb: 1, fontSize: 18, fontWeight: 660 }}>
        This draft has legal warnings
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', pt: '8px !important' }}>
        <ReasonField reason={reason} onChange={setReason} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose} color="inherit">
          Cancel
        </Button>
        <Button variant="contained" disabled={reason.trim().length < shortestReason} onClick={() => onSchedule(reason.trim())}>
          Schedule anyway
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const tickMs = 1_000

/** The scheduled publication: its time, and any obstacle. */
export const ScheduleBanner = () => {
  const { can } = useSession().editing
  const schedule = useEditor((state) => state.schedule)
  const timeZone = useEditor((state) => state.config.identity.timeZone)
  const isDraftChanged = useEditor(
    ({ draft, schedule: waiting }) => waiting !== null && (draft.revision !== waiting.expectedRevision || draft.status !== 'saved'),
  )
  const [now, setNow] = useState(Date.now)
  const [dialog, setDialog] = useState<'time' | 'decision' | null>(null)
  const { working, failure, dismiss, schedule: scheduleDraft, cancel } = useSchedule()
  useEffect(() => {
    if (!schedule) return
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [schedule])
  if (!schedule) return null

  const { id, publishAt, note, obstacle } = schedule
  const state = scheduleState(schedule, now)
  const instant = new Date(now).toISOString()
  const at = formatMoment(publishAt, timeZone, instant)
  const zone = browserTimeZone()
  const differsHere = JSON.stringify(momentInZone(publishAt, zone)) !== JSON.stringify(momentInZone(publishAt, timeZone))
  const browserTime = differsHere ? `, ${formatMoment(publishAt, zone, instant)} for you` : ''
  const isFuture = Date.parse(publishAt) > now
  const replace = (reason: string) => void scheduleDraft(publishAt, { note, reason }, id)
  const editedNote = isDraftChanged ? '. Your later edits stay in the draft.' : ''
  const message = {
    waits: `Goes live ${at}${browserTime}${editedNote}`,
    soon: `Goes live ${inMinutes(Date.parse(publishAt) - now)}, ${at}${browserTime}${editedNote}`,
    due: 'Going live now…',
    contradicted: `Scheduled for ${at}. ${obstacle?.message ?? ''}`,
    invalid: `Scheduled for ${at}. ${obstacle?.message ?? ''}`,
  }[state]
  return (
    <>
      <Alert
        severity={failure ? 'error' : obstacle ? 'warning' : 'info'}
        icon={<ClockIcon fontSize="small" />}
        sx={noticeBar}
        action={
          can.publish && state !== 'due' ? (
            <>
              {state === 'contradicted' && (
                <Button color="inherit" onClick={() => setDialog('decision')}>
                  Choose
                </Button>
              )}
              {(isDraftChanged || state === 'invalid') && isFuture && (
                <Button color="inherit" loading={working} onClick={() => replace('')}>
                  Schedule this draft instead
                </Button>
              )}
              <Button color="inherit" onClick={() => setDialog('time')}>
                Change time
              </Button>
              <Button color="inherit" disabled={working} onClick={() => void cancel(id)}>
                Cancel schedule
              </Button>
            </>
          ) : undefined
        }
      >
        {failure?.message ?? message}
      </Alert>
      {failure?.needsReason && <ReasonDialog onSchedule={replace} onClose={dismiss} />}
      {dialog === 'time' && <RescheduleDialog schedule={schedule} onClose={() => setDialog(null)} />}
      {dialog === 'decision' && obstacle && <DecideDialog schedule={schedule} obstacle={obstacle} onClose={() => setDialog(null)} />}
    </>
  )
}
