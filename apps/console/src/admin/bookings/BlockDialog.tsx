import { addDays } from '@forecourt/rules/dates/calendarDate'
import { storedTime } from '@forecourt/rules/dates/parseTime'
import { clockMinutes } from '@forecourt/rules/hours/clockMinutes'
import { Alert, Box, FormControlLabel, MenuItem, Switch, TextField, Typography } from '@mui/material'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { CarChoice } from '../../parts/forms/carChoice'
import { FormDialog } from '../../parts/forms/FormDialog'
import { fieldGrid, wholeRow } from '../../parts/forms/FormSection'
import { TimeField } from '../../parts/hours/TimeField'
import { useUndoNotice } from '../../parts/useUndoNotice'
import type { CalendarTime } from './calendar/CalendarEntry'
import { BookedCarField } from './SlotFields'
import { useInvalidateBookings } from './useBookingActions'

interface UnblockDialogProps {
  readonly block: { readonly id: string; readonly label: string; readonly times: string; readonly by: string; readonly mayUnblock: boolean }
  readonly onClose: () => void
}

/** Dialog about a blocked time: shows its reason, and unblocks it. */
export const UnblockDialog = ({ block: { id, label, times, by, mayUnblock }, onClose }: UnblockDialogProps) => {
  const invalidateBookings = useInvalidateBookings()
  const notify = useNotify()
  const unblock = useMutation(
    api.bookings.unblock.mutationOptions({
      onSuccess: () => {
        invalidateBookings()
        notify('That time is available again.', { type: 'success' })
        onClose()
      },
    }),
  )
  return (
    <FormDialog
      title={label}
      verb="Unblock"
      cancelLabel="Cancel"
      disabled={unblock.isPending || !mayUnblock}
      failure={unblock.error ? callError(unblock.error).message : null}
      onClose={onClose}
      onSubmit={() => unblock.mutate({ id })}
    >
      <Typography>{times}</Typography>
      <Typography variant="body2" color="text.secondary">
        Blocked by {by}.
      </Typography>
    </FormDialog>
  )
}

interface BlockDialogProps {
  readonly locationId: string
  readonly at: CalendarTime
  readonly onClose: () => void
}

const blockTypes = [
  ['all', 'All bookings'],
  ['testDrive', 'Test drives'],
  ['service', 'Services'],
  ['car', 'One car'],
] as const
type BlockType = (typeof blockTypes)[number][0]

/** Blocks time of a location: for all bookings, one kind or one car. Existing bookings stay and are listed. */
export const BlockDialog = ({ locationId, at, onClose }: BlockDialogProps) => {
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const [type, setType] = useState<BlockType>('all')
  const [from, setFrom] = useState(at)
  const [until, setUntil] = useState({ date: at.date, minutes: Math.min(1440, at.minutes + 60) })
  const [isAllDay, setAllDay] = useState(false)
  const [reason, setReason] = useState('')
  const [car, setCar] = useState<CarChoice | null>(null)
  const notify = useNotify()
  const notifyUndo = useUndoNotice()
  const invalidateBookings = useInvalidateBookings()
  const times = isAllDay
    ? { from: { date: from.date, minutes: 0 }, until: { date: addDays(until.date, 1), minutes: 0 } }
    : { from, until: until.minutes === 1440 ? { date: addDays(until.date, 1), minutes: 0 } : until }
  const blockedTime = {
    locationId,
    kind: type === 'testDrive' || type === 'service' ? type : null,
    carId: type === 'car' ? (car?.id ?? null) : null,
    ...times,
  }
  const isReady = type !== 'car' || car !== null
  const { data: booked } = useQuery(
    api.bookings.within.queryOptions(blockedTime, { enabled: isReady, placeholderData: keepPreviousData, retry: false }),
  )
  const unblock = useMutation(
    api.bookings.unblock.mutationOptions({
      onSuccess: invalidateBookings,
      onError: (error) => notify(callError(error).message, { type: 'error' }),
    }),
  )
  const block = useMutation(
    api.bookings.block.mutationOptions({
      onSuccess: ({ id }) => {
        invalidateBookings()
        notifyUndo('That time is blocked.', () => unblock.mutate({ id }))
        onClose()
      },
    }),
  )
  const timeFields = (label: string, value: CalendarTime, change: (to: CalendarTime) => void) => (
    <>
      <TextField
        type="date"
        label={label}
        value={value.date}
        onChange={(event) => event.target.value && change({ ...value, date: event.target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        {!isAllDay && (
          <TimeField
            label={`${label}, time`}
            value={storedTime(value.minutes)}
            invalid={false}
            onChange={(clock) => {
              const minutes = clockMinutes(clock)
              if (minutes !== null) change({ ...value, minutes })
            }}
          />
        )}
      </Box>
    </>
  )
  return (
    <FormDialog
      title="Block time"
      verb={block.isPending ? 'Blocking…' : 'Block'}
      disabled={block.isPending || !isReady}
      failure={block.error ? callError(block.error).message : null}
      onClose={onClose}
      onSubmit={() => block.mutate({ ...blockedTime, key: idempotencyKey, reason })}
    >
      <Box sx={fieldGrid}>
        <TextField select label="Type" value={type} onChange={(event) => setType(event.target.value as BlockType)} sx={wholeRow}>
          {blockTypes.map(([value, label]) => (
            <MenuItem key={value} value={value}>
              {label}
            </MenuItem>
          ))}
        </TextField>
        {type === 'car' && <BookedCarField locationId={locationId} car={car} onChange={setCar} required />}
        <FormControlLabel
          sx={wholeRow}
          control={<Switch checked={isAllDay} onChange={(event) => setAllDay(event.target.checked)} />}
          label="All day"
        />
        {timeFields('From', from, (to) => {
          setFrom(to)
          if (until.date < to.date) setUntil({ ...until, date: to.date })
        })}
        {timeFields('Until', until, setUntil)}
        <TextField
          label="Reason, for your team"
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 120 } }}
          sx={wholeRow}
        />
      </Box>
      {booked && booked.length > 0 && (
        <Alert severity="warning">
          <Typography variant="body2">
            {booked.length === 1 ? 'One booking is' : `${booked.length} bookings are`} in that time, and{' '}
            {booked.length === 1 ? 'stays' : 'stay'}. You need to move or cancel {booked.length === 1 ? 'it' : 'them'} yourself:
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {booked.slice(0, 5).map(({ id, description }) => (
              <li key={id}>{description}</li>
            ))}
          </Box>
          {booked.length > 5 && `and ${booked.length - 5} more`}
        </Alert>
      )}
    </FormDialog>
  )
}
