import { getBookingSettings } from '@forecourt/data/bookings/bookingSettings'
import { listBookings } from '@forecourt/data/bookings/listBookings'
import type { Database } from '@forecourt/data/createDatabase'
import { bookingStateName, isHeld, waitsForShopper } from '@forecourt/rules/bookings/Booking'
import { addDays } from '@forecourt/rules/dates/calendarDate'
import { instantInZone, momentInZone } from '@forecourt/rules/dates/momentInZone'
import { formatDate, formatTime } from '@forecourt/rules/format/formatDate'
import { leadForms } from '@forecourt/rules/leads/leadForms'
import { z } from 'zod'
import type { Mail } from '../../mail/createMailer'
import type { LeadMailAddresses } from '../../mail/facts/leadMailFacts'
import { personMail } from '../../mail/templates/personMail'
import type { ClaimedMessage } from '../sendOutboxMessage'
import type { MessageWriters } from './MessageWriter'

const payload = z.object({ to: z.array(z.email()).min(1), locationId: z.string().min(1), date: z.iso.date() })

/** Limit of visits in the mail; the calendar has the rest. */
const maxVisits = 60

/** Writes the list of a day's visits for a location, in order of time (ENQ-24). */
export async function writeBookingDayMail(
  db: Database,
  message: ClaimedMessage,
  { consoleUrl }: Pick<LeadMailAddresses, 'consoleUrl'>,
): Promise<Mail> {
  const parsed = payload.safeParse(message.payload)
  if (!parsed.success) throw new Error('It does not say which day it is about')
  const { to, locationId, date } = parsed.data
  const found = await getBookingSettings(db.platform, locationId, null)
  if (!found) throw new Error('The location it is about no longer exists')
  const { name, timeZone } = found.location
  const midnight = (day: string) => instantInZone(day, 0, timeZone).instant
  const days = { locationId, from: midnight(date), until: midnight(addDays(date, 1)), siteIds: null }
  const { bookings } = await listBookings(db.platform, days)
  const visits = bookings.filter((booking) => isHeld(booking) && found.kinds[booking.kind].settings.dailyList)
  const lines = visits.slice(0, maxVisits).map((booking) => {
    const who = `${booking.name} ${booking.lastName}`.trim()
    const about = [
      leadForms[booking.kind].name,
      booking.carName,
      booking.phone,
      (booking.state === 'requested' || waitsForShopper(booking)) && bookingStateName(booking),
    ]
    return `${formatTime(momentInZone(booking.startsAt, timeZone).minutes)}  ${[who, ...about].filter(Boolean).join(', ')}`
  })
  const more = visits.length > maxVisits ? [`And ${visits.length - maxVisits} more.`] : []
  const count = visits.length === 1 ? 'One visit' : `${visits.length} visits`
  const mail = await personMail({
    heading: `${count} at ${name}, ${formatDate(date)}`,
    paragraphs: visits.length === 0 ? ['Everyone has cancelled.'] : [...lines, ...more],
    button: { text: 'See the bookings', address: `${consoleUrl}/#/bookings?place=${encodeURIComponent(locationId)}&view=day&date=${date}` },
    closing: `You’re receiving this because ${name} has the morning email turned on in its booking settings.`,
  })
  return { to, fromName: 'Forecourt', ...mail }
}

/** Daily visit list of a location. */
export const bookingDayMessages: Pick<MessageWriters, 'booking.day'> = { 'booking.day': { mail: writeBookingDayMail } }
