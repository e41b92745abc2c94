import { momentInZone } from '../dates/momentInZone'
import type { Booking } from './Booking'
import { type BookableTimes, bookableSpans } from './bookableSpans'

type Made = Pick<Booking, 'id' | 'startsAt' | 'endsAt' | 'freeAt'>

/** A booking that settings leave no room for, and why. */
export interface BookingOutside<Each extends Made> {
  readonly booking: Each
  readonly why: string
}

const ms = (instant: string) => Date.parse(instant)

/**
 * Lists the bookings that wouldn't be possible by some settings, each with the reason in a sentence (API-14): those outside of the
 * week's windows, on days without bookings, and those beyond the capacity, the later ones first to lose. They stay booked; this
 * says what a change would mean before it is made.
 *
 * @param bookings those that hold their seat, of the kind and place, earliest first
 */
export const bookingsOutside = <Each extends Made>(times: BookableTimes, bookings: readonly Each[]): BookingOutside<Each>[] => {
  const { settings, location } = times
  const kept: Each[] = []
  const outside: BookingOutside<Each>[] = []
  for (const booking of bookings) {
    const { date, minutes } = momentInZone(booking.startsAt, location.timeZone)
    const length = (ms(booking.endsAt) - ms(booking.startsAt)) / 60_000
    const spans = bookableSpans(times, date)
    const beside = kept.filter(({ startsAt, freeAt }) => ms(startsAt) < ms(booking.freeAt) && ms(booking.startsAt) < ms(freeAt))
    if (!settings.enabled) outside.push({ booking, why: 'Nothing can be booked any more.' })
    else if (spans.length === 0) outside.push({ booking, why: 'Nothing can be booked that day.' })
    else if (!spans.some(({ from, until }) => from <= minutes && minutes + length <= until))
      outside.push({ booking, why: 'It is outside of the hours.' })
    else if (beside.length >= settings.capacity) outside.push({ booking, why: `More than ${settings.capacity} would come at a time.` })
    else kept.push(booking)
  }
  return outside
}
