import type { Schedule, ScheduleObstacle } from '@forecourt/data/publishing/schedules/Schedule'
import type { SnapshotDecision } from '@forecourt/data/sites/versions/Snapshot'
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useState } from 'react'
import { roomyDialog } from '../bar/roomyDialog'
import { SnapshotChoice } from '../publish/SnapshotChoice'
import { useSchedule } from './useSchedule'

interface Props {
  readonly schedule: Schedule
  readonly obstacle: ScheduleObstacle
  readonly onClose: () => void
}

/** Asks, ahead of its time, which side holds where the live site was changed after a publication was scheduled. */
export const DecideDialog = ({ schedule, obstacle, onClose }: Props) => {
  const { working, failure, decide } = useSchedule()
  const [decision, setDecision] = useState<SnapshotDecision | null>(null)
  const save = async () => {
    if (decision !== null && (await decide(schedule.id, decision))) onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="decide-title" slotProps={roomyDialog}>
      <DialogTitle id="decide-title" sx={{ pb: 1, fontSize: 18, fontWeight: 660 }}>
        The live site says something else
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {failure && <Alert severity="error">{failure.message}</Alert>}
        <Alert severity="warning" icon={false}>
          {obstacle.message} Without a choice nothing goes live.
        </Alert>
        <SnapshotChoice conflicts={obstacle.conflicts} asked="What was scheduled" decision={decision} onChoose={setDecision} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose} color="inherit">
          Not yet
        </Button>
        <Button variant="contained" loading={working} disabled={decision === null} onClick={() => void save()}>
          Go live like that
        </Button>
      </DialogActions>
    </Dialog>
  )
}
