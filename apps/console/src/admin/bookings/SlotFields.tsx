import { storedTime } from '@forecourt/rules/dates/parseTime'
import { clockMinutes } from '@forecourt/rules/hours/clockMinutes'
import { Alert, Box, Button, TextField, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../client/api'
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
  /** Why it is booked without capacity. */
  readonly reason: string
  readonly onChange: (at: CalendarTime) => void
  readonly onReason: (reason: string) => void
}

/** Day and time of a booking: free slots as buttons; a full slot requires a reason. */
export const SlotFields = ({ locationId, kind, carId, except, at, reason, onChange, onReason }: SlotFieldsProps) => {
  const { data } = useQuery(
    api.bookings.free.queryOptions(
      { locationId, kind, carId, except, date: at.date, minutes: at.minutes },
      { staleTime: 0, placeholderData: keepPreviousData },
    ),
  )
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
            invalid={data?.problem !== undefined && data.problem !== null}
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
      {data && data.free.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          No times are available that day.
        </Typography>
      )}
      {data?.problem && <Alert severity={data.mayOverride ? 'warning' : 'error'}>{data.problem}</Alert>}
      {data?.problem && data.mayOverride && (
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
