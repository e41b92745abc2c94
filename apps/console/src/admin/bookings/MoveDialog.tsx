import { Typography } from '@mui/material'
import { useState } from 'react'
import { callError } from '../../client/callError'
import type { BookingDetail } from '../../client/Records'
import { FormDialog } from '../../parts/forms/FormDialog'
import { wholeName } from './bookingWords'
import type { CalendarPlace } from './calendar/CalendarEntry'
import { formatPlace } from './calendar/formatPlace'
import { MessageShown } from './MessageShown'
import { SlotFields } from './SlotFields'
import { useBookingDeeds } from './useBookingDeeds'

interface Props {
  readonly booking: Pick<BookingDetail, 'id' | 'kind' | 'locationId' | 'carId' | 'name' | 'lastName' | 'revision'>
  /** Where it was dropped, or where it is. */
  readonly to: CalendarPlace
  readonly onClose: () => void
}

/** Moves a booking: to when, whether there is room, and what the shopper reads of it. */
export const MoveDialog = ({ booking, to, onClose }: Props) => {
  const [at, setAt] = useState(to)
  const [reason, setReason] = useState('')
  const { move, done } = useBookingDeeds()
  const { id, kind, locationId, carId, revision } = booking
  return (
    <FormDialog
      title={`Move ${wholeName(booking)}`}
      verb={move.isPending ? 'Moving…' : 'Move'}
      disabled={move.isPending}
      failure={move.error ? callError(move.error).message : null}
      onClose={onClose}
      onSubmit={() =>
        move.mutate(
          { id, to: at, reason, expectedRevision: revision },
          {
            onSuccess: (moved) => {
              done(`${wholeName(booking)} is moved to ${formatPlace(at)}.`)(moved)
              onClose()
            },
          },
        )
      }
    >
      <Typography sx={{ fontWeight: 620 }}>{formatPlace(at)}</Typography>
      <SlotFields {...{ locationId, kind, carId, except: id, at, reason }} onChange={setAt} onReason={setReason} />
      <MessageShown id={id} deed={{ kind: 'moved', to: at }} />
    </FormDialog>
  )
}
