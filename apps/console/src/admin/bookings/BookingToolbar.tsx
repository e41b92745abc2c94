import { addDays } from '@forecourt/rules/dates/calendarDate'
import PreviousIcon from '@mui/icons-material/ChevronLeftRounded'
import NextIcon from '@mui/icons-material/ChevronRightRounded'
import DownloadIcon from '@mui/icons-material/DownloadRounded'
import FilterIcon from '@mui/icons-material/FilterListRounded'
import PrintIcon from '@mui/icons-material/PrintOutlined'
import {
  Box,
  Button,
  FormControlLabel,
  IconButton,
  MenuItem,
  Switch,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { BookingLocationRecord } from '../../client/Records'
import { saveFile } from '../../client/saveFile'
import { SearchField } from '../../parts/lists/SearchField'
import { toggleStyle } from '../../parts/toggleStyle'
import { kindNames } from './bookingTexts'
import { formatDay } from './calendar/CalendarEntry'
import { type BookingFilters, startOfWeek } from './useBookingFilters'

interface ExportBookingsProps {
  readonly locationId: string
  readonly from: string
  readonly days: number
}

/** Prints the list, or exports the shown days as a CSV file. */
export const ExportBookings = (filter: ExportBookingsProps) => {
  const notify = useNotify()
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => queries.fetchQuery(api.bookings.exportCsv.queryOptions(filter, { staleTime: 0, gcTime: 0, retry: false })),
    onSuccess: ({ fileName, text }) => saveFile(fileName, 'text/csv;charset=utf-8', text),
    onError: (error) => notify(callError(error).message, { type: 'error' }),
  })
  return (
    <Box sx={{ display: 'flex', gap: 1, '@media print': { display: 'none' } }}>
      <Button variant="outlined" color="inherit" startIcon={<PrintIcon />} onClick={() => window.print()}>
        Print
      </Button>
      <Button variant="outlined" color="inherit" startIcon={<DownloadIcon />} disabled={isPending} onClick={() => mutate()}>
        Export CSV
      </Button>
    </Box>
  )
}

interface BookingToolbarProps {
  readonly filters: BookingFilters
  /** The shown day, or a day of the shown week. */
  readonly date: string
  readonly locations: readonly BookingLocationRecord[]
  readonly location: BookingLocationRecord
  /** Today in the location's time zone, `YYYY-MM-DD`. */
  readonly today: string
  readonly isNarrow: boolean
  readonly onFilter: (change: Partial<BookingFilters>) => void
}

const viewNames = { week: 'Week', day: 'Day', list: 'List' } as const

/** Toolbar of the bookings: location, period and filters. */
export const BookingToolbar = ({ filters, date, locations, location, today, isNarrow, onFilter }: BookingToolbarProps) => {
  const { view, kind, q, cancelled, waiting } = filters
  const [areFiltersShown, setFiltersShown] = useState(false)
  const isFiltered = kind !== '' || q !== '' || cancelled
  const step = view === 'day' ? 1 : 7
  const monday = startOfWeek(date)
  const title = waiting
    ? 'Waiting for a reply'
    : view === 'day'
      ? formatDay(date)
      : `${formatDay(monday).replace(/^\w+ /, '')} – ${formatDay(addDays(monday, 6)).replace(/^\w+ /, '')} ${addDays(monday, 6).slice(0, 4)}`
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 2, '& .MuiTextField-root': { m: 0 }, '@media print': { display: 'none' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <IconButton
          aria-label={view === 'day' ? 'Previous day' : 'Previous week'}
          onClick={() => onFilter({ date: addDays(date, -step), waiting: false })}
          sx={{ width: 44, height: 44 }}
        >
          <PreviousIcon />
        </IconButton>
        <Button variant="outlined" color="inherit" onClick={() => onFilter({ date: today, waiting: false })}>
          Today
        </Button>
        <IconButton
          aria-label={view === 'day' ? 'Next day' : 'Next week'}
          onClick={() => onFilter({ date: addDays(date, step), waiting: false })}
          sx={{ width: 44, height: 44 }}
        >
          <NextIcon />
        </IconButton>
        <Typography component="h2" variant="h2" aria-live="polite" sx={{ flex: { xs: '1 1 auto', sm: 1 }, minWidth: 0 }}>
          {title}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={view}
          onChange={(_event, next) => next && onFilter({ view: next, waiting: false })}
          aria-label="View"
          sx={toggleStyle}
        >
          {(isNarrow ? (['day', 'list'] as const) : (['week', 'day', 'list'] as const)).map((each) => (
            <ToggleButton key={each} value={each}>
              {viewNames[each]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {isNarrow && (
          <IconButton
            aria-label={areFiltersShown ? 'Hide filters' : 'Show filters'}
            aria-expanded={areFiltersShown}
            onClick={() => setFiltersShown(!areFiltersShown)}
            sx={{
              ...{ width: 44, height: 44, ml: 'auto', border: 1, borderRadius: '8px' },
              borderColor: isFiltered ? 'primary.main' : 'divider',
              color: isFiltered ? 'primary.main' : 'text.secondary',
            }}
          >
            <FilterIcon fontSize="small" />
          </IconButton>
        )}
      </Box>
      {/* On a phone the filters are collapsed. */}
      <Box role="search" sx={{ display: isNarrow && !areFiltersShown ? 'none' : 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {locations.length > 1 && (
          <TextField
            select
            label="Location"
            value={location.id}
            onChange={(event) => onFilter({ place: event.target.value })}
            sx={{ flex: { xs: '1 1 100%', sm: '0 0 auto' }, minWidth: { sm: 200 } }}
          >
            {locations.map(({ id, name, waiting }) => (
              <MenuItem key={id} value={id}>
                {waiting > 0 ? `${name} (${waiting} waiting)` : name}
              </MenuItem>
            ))}
          </TextField>
        )}
        <TextField
          select
          label="Type"
          value={kind}
          onChange={(event) => onFilter({ kind: event.target.value as BookingFilters['kind'] })}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
          sx={{ flex: { xs: '1 1 40%', sm: '0 0 auto' }, minWidth: { sm: 148 } }}
        >
          <MenuItem value="">All</MenuItem>
          {(['testDrive', 'service'] as const).map((each) => (
            <MenuItem key={each} value={each}>
              {kindNames[each]}
            </MenuItem>
          ))}
        </TextField>
        <SearchField
          label="Person or car"
          value={q}
          onChange={(text) => onFilter({ q: text })}
          sx={{ flex: { xs: '1 1 40%', sm: '0 1 220px' } }}
        />
        <FormControlLabel
          control={<Switch size="small" checked={cancelled} onChange={(event) => onFilter({ cancelled: event.target.checked })} />}
          label="Include cancelled"
          sx={{ ml: 0.5 }}
        />
      </Box>
    </Box>
  )
}
