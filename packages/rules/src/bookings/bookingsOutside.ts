import { momentInZone } from '../dates/momentInZone'
import { bookableSpans, type VisitCalendar } from '../hours/visitSpans'
import type { Booking } from './Booking'
import type { BookingSettings } from './BookingSettings'

/** What decides when a location's visits can be booked. */
export type BookableTimes = VisitCalendar<BookingSettings>

type BookedVisit = Pick<Booking, 'id' | 'startsAt' | 'endsAt' | 'freeAt'>

/** A booking that doesn't fit the settings, and why. */
export interface BookingOutside<Each extends BookedVisit> {
  readonly booking: Each
  readonly why: string
}

const ms = (instant: string) => Date.parse(instant)

/**
 * Lists existing bookings that don't fit given settings, each with the reason in a sentence (API-14): outside the week's windows, on
 * blackout days, or, for the later ones, over capacity. The bookings stay; this previews the effect of a change.
 *
 * @param bookings those that hold a slot, of this kind and location, earliest first
 */
export const bookingsOutside = <Each extends BookedVisit>(times: BookableTimes, bookings: readonly Each[]): BookingOutside<Each>[] => {
  const { settings, location } = times
  const accepted: Each[] = []
  const outside: BookingOutside<Each>[] = []
  for (const booking of bookings) {
    const { date, minutes } = momentInZone(booking.startsAt, location.timeZone)
    const length = (ms(booking.endsAt) - ms(booking.startsAt)) / 60_000
    const spans = bookableSpans(times, date)
    const overlapping = accepted.filter(({ startsAt, freeAt }) => ms(startsAt) < ms(booking.freeAt) && ms(booking.startsAt) < ms(freeAt))
    if (!settings.enabled) outside.push({ booking, why: 'Nothing can be booked any more.' })
    else if (spans.length === 0) outside.push({ booking, why: 'Nothing can be booked that day.' })
    else if (!spans.some(({ from, until }) => from <= minutes && minutes + length <= until))
      outside.push({ booking, why: 'It is outside the available times.' })
    else if (overlapping.length >= settings.capacity)
      outside.push({
        booking,
        why: `More than ${settings.capacity} ${settings.capacity === 1 ? 'visit' : 'visits'} would be at the same time.`,
      })
    else accepted.push(booking)
  }
  return outside
}
