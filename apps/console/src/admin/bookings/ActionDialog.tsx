import { TextField } from '@mui/material'
import { useDeferredValue, useState } from 'react'
import { callError } from '../../client/callError'
import type { BookingDetail } from '../../client/Records'
import { FormDialog } from '../../parts/forms/FormDialog'
import { fullName } from './bookingTexts'
import { MessagePreview } from './MessagePreview'
import { useBookingActions } from './useBookingActions'

interface ActionDialogProps {
  readonly booking: Pick<BookingDetail, 'id' | 'name' | 'lastName' | 'revision'>
  readonly to: 'confirmed' | 'cancelled'
  readonly onClose: () => void
}

const actionTexts = {
  confirmed: { title: 'Confirm', verb: 'Confirm', done: 'is confirmed' },
  cancelled: { title: 'Cancel the booking for', verb: 'Cancel booking', done: 'is cancelled' },
} as const

/** Confirms or cancels a booking, with a preview of the message to the shopper. */
export const ActionDialog = ({ booking, to, onClose }: ActionDialogProps) => {
  const [reason, setReason] = useState('')
  const deferredReason = useDeferredValue(reason)
  const { transition, notifyWithUndo } = useBookingActions()
  const { title, verb, done: message } = actionTexts[to]
  return (
    <FormDialog
      title={`${title} ${fullName(booking)}?`}
      verb={verb}
      cancelLabel="Back"
      disabled={transition.isPending}
      failure={transition.error ? callError(transition.error).message : null}
      onClose={onClose}
      onSubmit={() =>
        transition.mutate(
          { id: booking.id, to, reason, expectedRevision: booking.revision },
          {
            onSuccess: (changed) => {
              notifyWithUndo(`${fullName(booking)} ${message}.`)(changed)
              onClose()
            },
          },
        )
      }
    >
      {to === 'cancelled' && (
        <TextField
          label="Reason, shown to the customer"
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          multiline
          maxRows={3}
          slotProps={{ htmlInput: { maxLength: 300 } }}
          helperText="Optional."
          sx={{ m: 0 }}
        />
      )}
      <MessagePreview id={booking.id} action={{ kind: to, reason: deferredReason }} />
    </FormDialog>
  )
}
