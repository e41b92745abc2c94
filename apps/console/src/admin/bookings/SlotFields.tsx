import { storedTime } from '@forecourt/rules/dates/parseTime'
import { clockMinutes } from '@forecourt/rules/hours/clockMinutes'
import { sameJson } from '@forecourt/schema/sameJson'
import { Alert, Box, Button, CircularProgress, TextField, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { CarSearchField } from '../../parts/forms/CarSearchField'
import type { CarChoice } from '../../parts/forms/carChoice'
import { fieldGrid } from '../../parts/forms/FormSection'
import { TimeField } from '../../parts/hours/TimeField'
import { type CalendarTime, formatClock } from './calendar/CalendarEntry'

interface BookedCarFieldProps {
  readonly locationId: string
  readonly car: CarChoice | null
  readonly onChange: (car: CarChoice | null) => void
  readonly required?: boolean
  readonly helperText?: string
}

/** Autocomplete of a location's cars. */
export const BookedCarField = ({ locationId, car, onChange, required = false, helperText }: BookedCarFieldProps) => {
  const [searchText, setSearchText] = useState('')
  const search = useQuery(api.bookings.cars.queryOptions({ locationId, q: searchText }, { placeholderData: keepPreviousData }))
  return (
    <CarSearchField<CarChoice>
      search={search}
      car={car}
      onChange={onChange}
      onSearch={setSearchText}
      required={required}
      {...(helperText !== undefined && { helperText })}
    />
  )
}

interface SlotFieldsProps {
  readonly locationId: string
  readonly kind: 'testDrive' | 'service'
  readonly carId: string | null
  /** Id of a booking whose own slot counts as free. */
  readonly except: string | null
  readonly at: CalendarTime
  /** Whether the first free time is still being found: `at` is then no choice yet. */
  readonly isFindingTime?: boolean
  /** Why it is booked without capacity. */
  readonly reason: string
  readonly onChange: (at: CalendarTime) => void
  readonly onReason: (reason: string) => void
}

/** Day and time of a booking: free slots as buttons; a full slot requires a reason. While times load, none is judged. */
export const SlotFields = ({ locationId, kind, carId, except, at, isFindingTime = false, reason, onChange, onReason }: SlotFieldsProps) => {
  const day = { locationId, kind, carId, except, date: at.date }
  const { data, error, isPending, isPlaceholderData } = useQuery(
    api.bookings.free.queryOptions(
      { ...day, minutes: at.minutes },
      {
        ...{ staleTime: 0, enabled: !isFindingTime },
        // Another time of the same day keeps the buttons.
        placeholderData: (previous, query) =>
          sameJson({ ...day, minutes: null }, { ...(query?.queryKey[1]?.input as object | undefined), minutes: null })
            ? previous
            : undefined,
      },
    ),
  )
  const problem = isPlaceholderData ? null : (data?.problem ?? null)
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={fieldGrid}>
        <TextField
          type="date"
          label="Day"
          value={at.date}
          required
          onChange={(event) => event.target.value && onChange({ ...at, date: event.target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <TimeField
            label="Time"
            value={storedTime(at.minutes)}
            invalid={problem !== null}
            onChange={(entered) => {
              const minutes = clockMinutes(entered)
              if (minutes !== null && minutes < 1440) onChange({ ...at, minutes })
            }}
          />
          <Typography variant="body2" color="text.secondary">
            {data ? data.zone : ''}
          </Typography>
        </Box>
      </Box>
      {data && data.free.length > 0 && (
        <Box role="group" aria-label="Available times that day" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
          {data.free.map((minutes) => (
            <Button
              key={minutes}
              variant={minutes === at.minutes ? 'contained' : 'outlined'}
              color={minutes === at.minutes ? 'primary' : 'inherit'}
              aria-pressed={minutes === at.minutes}
              onClick={() => onChange({ ...at, minutes })}
              sx={{ minWidth: 84, px: 1 }}
            >
              {formatClock(minutes)}
            </Button>
          ))}
        </Box>
      )}
      {isPending && (
        <Box role="status" sx={{ display: 'flex', gap: 1, alignItems: 'center', color: 'text.secondary', minHeight: 36 }}>
          <CircularProgress size={18} color="inherit" aria-hidden />
          <Typography variant="body2">Looking for free times…</Typography>
        </Box>
      )}
      {error && <Alert severity="warning">{callError(error).message}</Alert>}
      {data && data.free.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          No times are available that day.
        </Typography>
      )}
      {problem !== null && <Alert severity={data?.mayOverride ? 'warning' : 'error'}>{problem}</Alert>}
      {problem !== null && data?.mayOverride && (
        <TextField
          label="Reason for booking it anyway"
          value={reason}
          required
          onChange={(event) => onReason(event.target.value)}
          helperText="Saved with the booking and in the history."
          slotProps={{ htmlInput: { maxLength: 200 } }}
          sx={{ m: 0 }}
        />
      )}
    </Box>
  )
}
