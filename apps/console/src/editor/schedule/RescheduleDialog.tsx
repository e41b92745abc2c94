import type { Schedule } from '@forecourt/data/publishing/schedules/listSchedules'
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useState } from 'react'
import { browserTimeZone } from '../../parts/browserTimeZone'
import { useEditor } from '../session/SessionContext'
import { parseWhen, toEnteredTime } from './parseWhen'
import { useSchedule } from './useSchedule'
import { WhenFields } from './WhenFields'

/** Changes the time of a scheduled publication. */
export const RescheduleDialog = ({ schedule, onClose }: { readonly schedule: Schedule; readonly onClose: () => void }) => {
  const site = useEditor((state) => state.config.identity.timeZone)
  const { working, failure, move } = useSchedule()
  const [entered, setEntered] = useState(() => toEnteredTime(schedule.publishAt, site))
  const when = parseWhen(entered, { site, reader: browserTimeZone() }, new Date().toISOString())
  const save = async () => {
    if (when.publishAt !== null && (await move(schedule.id, when.publishAt))) onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="reschedule-title">
      <DialogTitle id="reschedule-title" sx={{ pb: 1, fontSize: 18, fontWeight: 660 }}>
        When should it go live?
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, '&&': { pt: 1 } }}>
        {failure && <Alert severity="error">{failure.message}</Alert>}
        <WhenFields timeZone={site} entered={entered} when={when} onChange={setEntered} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose} color="inherit">
          Cancel
        </Button>
        <Button variant="contained" loading={working} disabled={when.publishAt === null} onClick={() => void save()}>
          Change time
        </Button>
      </DialogActions>
    </Dialog>
  )
}
