import type { BookingKind } from '@forecourt/rules/bookings/Booking'
import { Box, FormControlLabel, Switch, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { FormDialog } from '../../parts/forms/FormDialog'
import { fieldGrid, wholeRow } from '../../parts/forms/FormSection'
import { toggleStyle } from '../../parts/toggleStyle'
import { useUndoNotice } from '../../parts/useUndoNotice'
import { fullName, kindNames } from './bookingTexts'
import { type CalendarTime, formatCalendarTime } from './calendar/CalendarEntry'
import { type BookedCar, BookedCarField, SlotFields } from './SlotFields'
import { useInvalidateBookings } from './useBookingActions'

interface Props {
  readonly locationId: string
  readonly kind: BookingKind
  readonly at: CalendarTime
  readonly onClose: () => void
}

/** A booking made by staff. The minimum notice for shoppers doesn't apply. */
export const NewBookingDialog = ({ locationId, kind: first, at: start, onClose }: Props) => {
  const [key] = useState(() => crypto.randomUUID())
  const [kind, setKind] = useState(first)
  const [at, setAt] = useState(start)
  const [reason, setReason] = useState('')
  const [who, setWho] = useState({ name: '', lastName: '', phone: '', email: '' })
  const [car, setCar] = useState<BookedCar | null>(null)
  const [carName, setCarName] = useState('')
  const [message, setMessage] = useState('')
  const [notifies, setNotifies] = useState(true)
  const invalidateBookings = useInvalidateBookings()
  const notifyUndo = useUndoNotice()
  const cancel = useMutation(api.bookings.transition.mutationOptions({ onSuccess: invalidateBookings }))
  const create = useMutation(
    api.bookings.create.mutationOptions({
      onSuccess: (made) => {
        invalidateBookings()
        notifyUndo(`${fullName(who)} is booked for ${formatCalendarTime(at)}.`, () =>
          cancel.mutate({ id: made.id, to: 'cancelled', reason: '', expectedRevision: made.revision }),
        )
        onClose()
      },
    }),
  )
  const refused = create.error ? callError(create.error) : null
  const text = (field: keyof typeof who, label: string, more: object = {}) => (
    <TextField
      label={label}
      value={who[field]}
      onChange={(event) => setWho({ ...who, [field]: event.target.value })}
      error={refused?.fields[field] !== undefined}
      helperText={refused?.fields[field]}
      autoComplete="off"
      {...more}
    />
  )
  return (
    <FormDialog
      title="New booking"
      verb={create.isPending ? 'Adding…' : 'Book'}
      disabled={create.isPending}
      failure={refused?.message ?? null}
      onClose={onClose}
      onSubmit={() =>
        create.mutate({
          locationId,
          kind,
          at,
          key,
          carId: kind === 'testDrive' ? (car?.id ?? null) : null,
          carName: kind === 'service' ? carName : '',
          ...who,
          message,
          reason,
          notifies,
        })
      }
    >
      <ToggleButtonGroup exclusive value={kind} onChange={(_event, next) => next && setKind(next)} aria-label="Type" sx={toggleStyle}>
        {(['testDrive', 'service'] as const).map((each) => (
          <ToggleButton key={each} value={each}>
            {kindNames[each]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <SlotFields
        {...{ locationId, kind, at, reason }}
        carId={kind === 'testDrive' ? (car?.id ?? null) : null}
        except={null}
        onChange={setAt}
        onReason={setReason}
      />
      <Box sx={fieldGrid}>
        {text('name', 'First name', { required: true, autoFocus: true })}
        {text('lastName', 'Last name')}
        {text('phone', 'Phone', { slotProps: { htmlInput: { inputMode: 'tel' } } })}
        {text('email', 'Email', { slotProps: { htmlInput: { inputMode: 'email' } } })}
        {kind === 'testDrive' ? (
          <BookedCarField
            locationId={locationId}
            car={car}
            onChange={setCar}
            helperText="Search by name, stock number or rego. Leave empty for any car."
          />
        ) : (
          <TextField
            label="Their car"
            value={carName}
            onChange={(event) => setCarName(event.target.value)}
            helperText="For example “2019 Mazda CX-5, ABC 123”."
            slotProps={{ htmlInput: { maxLength: 120 } }}
            sx={wholeRow}
          />
        )}
        <TextField
          label="Note"
          value={message}
          onChange={(event) => setMessage(event.target.value)}
          multiline
          maxRows={4}
          slotProps={{ htmlInput: { maxLength: 1000 } }}
          sx={wholeRow}
        />
        <FormControlLabel
          sx={wholeRow}
          disabled={who.email.trim() === ''}
          control={<Switch checked={notifies && who.email.trim() !== ''} onChange={(event) => setNotifies(event.target.checked)} />}
          label="Send them a confirmation by email"
        />
      </Box>
    </FormDialog>
  )
}
