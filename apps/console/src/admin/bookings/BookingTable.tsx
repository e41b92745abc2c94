import { bookingStateName } from '@forecourt/rules/bookings/Booking'
import { momentInZone } from '@forecourt/rules/dates/momentInZone'
import { formatPhone } from '@forecourt/rules/format/formatPhone'
import { Box, Card, Link, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import type { BookingRecord } from '../../client/Records'
import { ScrollRegion } from '../../parts/ScrollRegion'
import { StatusPill } from '../../parts/StatusPill'
import { bookingText, fullName, stateTones } from './bookingTexts'
import { formatClock, formatDay } from './calendar/CalendarEntry'

interface Props {
  readonly bookings: readonly BookingRecord[]
  readonly timeZone: string
  readonly onOpen: (id: string) => void
}

/** Bookings as a list grouped by day: for screen readers, printing and phones. */
export const BookingTable = ({ bookings, timeZone, onOpen }: Props) => {
  const localDate = ({ startsAt }: BookingRecord) => momentInZone(startsAt, timeZone).date
  const days = [...new Set(bookings.map(localDate))].map(
    (date) => [date, bookings.filter((booking) => localDate(booking) === date)] as const,
  )
  const localClock = (instant: string) => formatClock(momentInZone(instant, timeZone).minutes)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {days.map(([date, booked]) => (
        <Card component="section" key={date} aria-label={formatDay(date)} sx={{ breakInside: 'avoid' }}>
          <Typography variant="h3" component="h2" sx={{ px: 2, pt: 1.5 }}>
            {formatDay(date)}
          </Typography>
          <ScrollRegion label={{ text: `Bookings of ${formatDay(date)}` }}>
            <Table size="small">
              <TableHead>
                <TableRow>
                  <TableCell width={92}>Time</TableCell>
                  <TableCell>Name</TableCell>
                  <TableCell sx={{ display: { xs: 'none', sm: 'table-cell' } }}>Type</TableCell>
                  <TableCell sx={{ display: { xs: 'none', md: 'table-cell' } }}>Phone</TableCell>
                  <TableCell align="right">Status</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {booked.map((booking) => (
                  <TableRow key={booking.id} data-booking={booking.id}>
                    <TableCell sx={{ whiteSpace: 'nowrap', verticalAlign: 'top' }}>{localClock(booking.startsAt)}</TableCell>
                    <TableCell sx={{ overflowWrap: 'anywhere', verticalAlign: 'top' }}>
                      <Link
                        component="button"
                        type="button"
                        color="inherit"
                        onClick={() => onOpen(booking.id)}
                        sx={{ textAlign: 'left', fontWeight: 620, font: 'inherit' }}
                      >
                        {fullName(booking)}
                      </Link>
                      <Typography variant="body2" color="text.secondary" sx={{ display: { sm: 'none' } }}>
                        {bookingText(booking)}
                      </Typography>
                    </TableCell>
                    <TableCell sx={{ display: { xs: 'none', sm: 'table-cell' }, verticalAlign: 'top' }}>{bookingText(booking)}</TableCell>
                    <TableCell sx={{ display: { xs: 'none', md: 'table-cell' }, whiteSpace: 'nowrap', verticalAlign: 'top' }}>
                      {formatPhone(booking.phone) || booking.phone}
                    </TableCell>
                    <TableCell align="right" sx={{ verticalAlign: 'top' }}>
                      <StatusPill tone={stateTones[booking.state]}>{bookingStateName(booking)}</StatusPill>
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </ScrollRegion>
        </Card>
      ))}
    </Box>
  )
}
