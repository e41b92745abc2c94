import { TextField } from '@mui/material'
import { useDeferredValue, useState } from 'react'
import { callError } from '../../client/callError'
import type { BookingDetail } from '../../client/Records'
import { FormDialog } from '../../parts/forms/FormDialog'
import { wholeName } from './bookingWords'
import { MessageShown } from './MessageShown'
import { useBookingDeeds } from './useBookingDeeds'

interface Props {
  readonly booking: Pick<BookingDetail, 'id' | 'name' | 'lastName' | 'revision'>
  readonly to: 'confirmed' | 'cancelled'
  readonly onClose: () => void
}

const words = {
  confirmed: { title: 'Confirm', verb: 'Confirm', done: 'is confirmed' },
  cancelled: { title: 'Cancel the booking of', verb: 'Cancel the booking', done: 'is cancelled' },
} as const

/** Confirms or cancels a booking, with the message that goes to the shopper shown before. */
export const DeedDialog = ({ booking, to, onClose }: Props) => {
  const [reason, setReason] = useState('')
  const asked = useDeferredValue(reason)
  const { transition, done } = useBookingDeeds()
  const { title, verb, done: says } = words[to]
  return (
    <FormDialog
      title={`${title} ${wholeName(booking)}?`}
      verb={verb}
      refusal="Not now"
      disabled={transition.isPending}
      failure={transition.error ? callError(transition.error).message : null}
      onClose={onClose}
      onSubmit={() =>
        transition.mutate(
          { id: booking.id, to, reason, expectedRevision: booking.revision },
          {
            onSuccess: (changed) => {
              done(`${wholeName(booking)} ${says}.`)(changed)
              onClose()
            },
          },
        )
      }
    >
      {to === 'cancelled' && (
        <TextField
          label="Why, for the shopper to read"
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          multiline
          maxRows={3}
          slotProps={{ htmlInput: { maxLength: 300 } }}
          helperText="Optional."
          sx={{ m: 0 }}
        />
      )}
      <MessageShown id={booking.id} deed={{ kind: to, reason: asked }} />
    </FormDialog>
  )
}
