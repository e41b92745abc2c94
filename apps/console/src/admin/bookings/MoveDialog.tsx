import { Box, Skeleton, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { BookingAction, BookingDetail } from '../../client/Records'
import { FormDialog } from '../../parts/forms/FormDialog'
import { wholeName } from './bookingTexts'
import { type CalendarPlace, formatPlace } from './calendar/CalendarEntry'
import { SlotFields } from './SlotFields'
import { useBookingActions } from './useBookingActions'

interface MessageShownProps {
  readonly id: string
  readonly action: BookingAction
}

/** Preview of the message that the shopper receives for an action. */
const MessageShown = ({ id, action }: MessageShownProps) => {
  const { data, error } = useQuery(api.bookings.message.queryOptions({ id, action }, { staleTime: 0, retry: false }))
  if (error)
    return (
      <Typography variant="body2" color="text.secondary">
        {callError(error).message}
      </Typography>
    )
  if (!data) return <Skeleton height={90} />
  if (data.to === null)
    return (
      <Typography variant="body2" color="text.secondary">
        {data.why}
      </Typography>
    )
  return (
    <Box
      component="section"
      aria-label="Message to the shopper"
      sx={{ border: 1, borderColor: 'divider', borderRadius: '8px', overflow: 'hidden' }}
    >
      <Typography variant="body2" sx={{ px: 1.5, py: 1, bgcolor: 'action.hover', overflowWrap: 'anywhere' }}>
        To {data.to}: <b>{data.subject}</b>
      </Typography>
      <Typography
        variant="body2"
        sx={{ px: 1.5, py: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: 180, overflowY: 'auto' }}
        tabIndex={0}
      >
        {data.text}
      </Typography>
    </Box>
  )
}

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
  const { transition, done } = useBookingActions()
  const { title, verb, done: message } = actionTexts[to]
  return (
    <FormDialog
      title={`${title} ${wholeName(booking)}?`}
      verb={verb}
      refusal="Back"
      disabled={transition.isPending}
      failure={transition.error ? callError(transition.error).message : null}
      onClose={onClose}
      onSubmit={() =>
        transition.mutate(
          { id: booking.id, to, reason, expectedRevision: booking.revision },
          {
            onSuccess: (changed) => {
              done(`${wholeName(booking)} ${message}.`)(changed)
              onClose()
            },
          },
        )
      }
    >
      {to === 'cancelled' && (
        <TextField
          label="Reason, shown to the shopper"
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          multiline
          maxRows={3}
          slotProps={{ htmlInput: { maxLength: 300 } }}
          helperText="Optional."
          sx={{ m: 0 }}
        />
      )}
      <MessageShown id={booking.id} action={{ kind: to, reason: deferredReason }} />
    </FormDialog>
  )
}

interface MoveDialogProps {
  readonly booking: Pick<BookingDetail, 'id' | 'kind' | 'locationId' | 'carId' | 'name' | 'lastName' | 'revision'>
  /** The drop target, or the current time. */
  readonly to: CalendarPlace
  readonly onClose: () => void
}

/** Moves a booking: new time, availability, and a preview of the message to the shopper. */
export const MoveDialog = ({ booking, to, onClose }: MoveDialogProps) => {
  const [at, setAt] = useState(to)
  const [reason, setReason] = useState('')
  const { move, done } = useBookingActions()
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
              done(`${wholeName(booking)} was moved to ${formatPlace(at)}.`)(moved)
              onClose()
            },
          },
        )
      }
    >
      <Typography sx={{ fontWeight: 620 }}>{formatPlace(at)}</Typography>
      <SlotFields {...{ locationId, kind, carId, except: id, at, reason }} onChange={setAt} onReason={setReason} />
      <MessageShown id={id} action={{ kind: 'moved', to: at }} />
    </FormDialog>
  )
}
