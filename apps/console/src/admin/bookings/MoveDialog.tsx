import { Typography } from '@mui/material'
import { useState } from 'react'
import { callError } from '../../client/callError'
import type { BookingDetail } from '../../client/Records'
import { FormDialog } from '../../parts/forms/FormDialog'
import { fullName } from './bookingTexts'
import { type CalendarTime, formatCalendarTime } from './calendar/CalendarEntry'
import { MessagePreview } from './MessagePreview'
import { SlotFields } from './SlotFields'
import { useBookingActions } from './useBookingActions'

interface MoveDialogProps {
  readonly booking: Pick<BookingDetail, 'id' | 'kind' | 'locationId' | 'carId' | 'name' | 'lastName' | 'revision'>
  /** The drop target, or the current time. */
  readonly to: CalendarTime
  readonly onClose: () => void
}

/** Moves a booking: new time, availability, and a preview of the message to the shopper. */
export const MoveDialog = ({ booking, to, onClose }: MoveDialogProps) => {
  const [at, setAt] = useState(to)
  const [reason, setReason] = useState('')
  const { move, notifyWithUndo } = useBookingActions()
  const { id, kind, locationId, carId, revision } = booking
  return (
    <FormDialog
      title={`Move ${fullName(booking)}`}
      verb={move.isPending ? 'Moving…' : 'Move'}
      disabled={move.isPending}
      failure={move.error ? callError(move.error).message : null}
      onClose={onClose}
      onSubmit={() =>
        move.mutate(
          { id, to: at, reason, expectedRevision: revision },
          {
            onSuccess: (moved) => {
              notifyWithUndo(`${fullName(booking)} was moved to ${formatCalendarTime(at)}.`)(moved)
              onClose()
            },
          },
        )
      }
    >
      <Typography sx={{ fontWeight: 620 }}>{formatCalendarTime(at)}</Typography>
      <SlotFields {...{ locationId, kind, carId, except: id, at, reason }} onChange={setAt} onReason={setReason} />
      <MessagePreview id={id} action={{ kind: 'moved', to: at }} />
    </FormDialog>
  )
}
