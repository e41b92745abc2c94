import { momentInZone } from '@forecourt/rules/dates/momentInZone'
import { momentWords } from '@forecourt/rules/dates/momentWords'
import ClockIcon from '@mui/icons-material/Schedule'
import { Alert, Button } from '@mui/material'
import { useEffect, useState } from 'react'
import { noticeBar } from '../bar/noticeBar'
import { useSession } from '../session/SessionContext'
import { useEditor } from '../session/useEditor'
import { RescheduleDialog } from './RescheduleDialog'
import { readerZone } from './readerZone'
import { scheduleStanding } from './scheduleState'
import { useSchedule } from './useSchedule'

const tickMs = 1_000

/** When the site goes live by itself, and what stands in the way. */
export const ScheduleBanner = () => {
  const { can } = useSession().editing
  const schedule = useEditor((state) => state.schedule)
  const timeZone = useEditor((state) => state.config.identity.timeZone)
  const [now, setNow] = useState(Date.now)
  const standing = useEditor((state) => state.schedule && scheduleStanding(state.schedule, state, now))
  const [moves, setMoves] = useState(false)
  const { working, failure, schedule: scheduleDraft, cancel } = useSchedule()
  useEffect(() => {
    if (!schedule) return
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [schedule])
  if (!schedule) return null

  const { id, publishAt, note } = schedule
  const instant = new Date(now).toISOString()
  const at = momentWords(publishAt, timeZone, instant)
  const zone = readerZone()
  const isElsewhere = JSON.stringify(momentInZone(publishAt, zone)) !== JSON.stringify(momentInZone(publishAt, timeZone))
  const yours = isElsewhere ? `, ${momentWords(publishAt, zone, instant)} for you` : ''
  const isFuture = Date.parse(publishAt) > now
  const words = {
    waits: `Goes live ${at}${yours}`,
    due: 'Going live now…',
    draftMoved: `Edited since it was scheduled for ${at}: as it stands, that will be refused.`,
    liveMoved: `Another version went live since this was scheduled for ${at}: it will be refused.`,
  }[standing ?? 'waits']
  const isStale = standing === 'draftMoved' || standing === 'liveMoved'
  return (
    <>
      <Alert
        severity={failure ? 'error' : isStale ? 'warning' : 'info'}
        icon={<ClockIcon fontSize="small" />}
        sx={noticeBar}
        action={
          can.publish && standing !== 'due' ? (
            <>
              {isStale && isFuture && (
                <Button color="inherit" loading={working} onClick={() => void scheduleDraft(publishAt, note, id)}>
                  Schedule this draft instead
                </Button>
              )}
              {!isStale && (
                <Button color="inherit" onClick={() => setMoves(true)}>
                  Change time
                </Button>
              )}
              <Button color="inherit" disabled={working} onClick={() => void cancel(id)}>
                Don’t publish
              </Button>
            </>
          ) : undefined
        }
      >
        {failure?.message ?? words}
      </Alert>
      {moves && <RescheduleDialog schedule={schedule} onClose={() => setMoves(false)} />}
    </>
  )
}
