import { momentInZone } from '@forecourt/rules/dates/momentInZone'
import { formatMoment } from '@forecourt/rules/format/formatMoment'
import ClockIcon from '@mui/icons-material/Schedule'
import { Alert, Button } from '@mui/material'
import { useEffect, useState } from 'react'
import { readerZone } from '../../parts/readerZone'
import { noticeBar } from '../bar/noticeBar'
import { useSession } from '../session/SessionContext'
import { useEditor } from '../session/useEditor'
import { DecideDialog } from './DecideDialog'
import { RescheduleDialog } from './RescheduleDialog'
import { inMinutes, scheduleStanding } from './scheduleState'
import { useSchedule } from './useSchedule'

const tickMs = 1_000

/** When the site goes live by itself, as it was then, and what stands in the way. */
export const ScheduleBanner = () => {
  const { can } = useSession().editing
  const schedule = useEditor((state) => state.schedule)
  const timeZone = useEditor((state) => state.config.identity.timeZone)
  const hasMoved = useEditor(
    ({ draft, schedule: waiting }) => waiting !== null && (draft.revision !== waiting.expectedRevision || draft.status !== 'saved'),
  )
  const [now, setNow] = useState(Date.now)
  const [asks, setAsks] = useState<'time' | 'decision' | null>(null)
  const { working, failure, schedule: scheduleDraft, cancel } = useSchedule()
  useEffect(() => {
    if (!schedule) return
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [schedule])
  if (!schedule) return null

  const { id, publishAt, note, obstacle } = schedule
  const standing = scheduleStanding(schedule, now)
  const instant = new Date(now).toISOString()
  const at = formatMoment(publishAt, timeZone, instant)
  const zone = readerZone()
  const isElsewhere = JSON.stringify(momentInZone(publishAt, zone)) !== JSON.stringify(momentInZone(publishAt, timeZone))
  const yours = isElsewhere ? `, ${formatMoment(publishAt, zone, instant)} for you` : ''
  const isFuture = Date.parse(publishAt) > now
  const later = hasMoved ? '. Your later edits stay in the draft.' : ''
  const words = {
    waits: `Goes live ${at}${yours}${later}`,
    soon: `Goes live ${inMinutes(Date.parse(publishAt) - now)}, ${at}${yours}${later}`,
    due: 'Going live now…',
    contradicted: `Scheduled for ${at}. ${obstacle?.message ?? ''}`,
    invalid: `Scheduled for ${at}. ${obstacle?.message ?? ''}`,
  }[standing]
  return (
    <>
      <Alert
        severity={failure ? 'error' : obstacle ? 'warning' : 'info'}
        icon={<ClockIcon fontSize="small" />}
        sx={noticeBar}
        action={
          can.publish && standing !== 'due' ? (
            <>
              {standing === 'contradicted' && (
                <Button color="inherit" onClick={() => setAsks('decision')}>
                  Choose
                </Button>
              )}
              {(hasMoved || standing === 'invalid') && isFuture && (
                <Button color="inherit" loading={working} onClick={() => void scheduleDraft(publishAt, note, id)}>
                  Schedule this draft instead
                </Button>
              )}
              <Button color="inherit" onClick={() => setAsks('time')}>
                Change time
              </Button>
              <Button color="inherit" disabled={working} onClick={() => void cancel(id)}>
                Don’t publish
              </Button>
            </>
          ) : undefined
        }
      >
        {failure?.message ?? words}
      </Alert>
      {asks === 'time' && <RescheduleDialog schedule={schedule} onClose={() => setAsks(null)} />}
      {asks === 'decision' && obstacle && <DecideDialog schedule={schedule} obstacle={obstacle} onClose={() => setAsks(null)} />}
    </>
  )
}
