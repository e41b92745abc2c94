import { toWeekday } from '../dates/calendarDate'
import { momentInZone } from '../dates/momentInZone'
import { publicHolidays } from '../dates/publicHolidays'
import type { Location } from '../entities/Location'
import { clockMinutes } from '../hours/clockMinutes'
import { type Department, dayHours, type OpenSpan } from '../hours/dayHours'
import type { Booking } from './Booking'
import type { BookingSettings } from './BookingSettings'

/** The public holidays of a place, `YYYY-MM-DD` (API-14, LOC-15). */
export const bookingHolidays = ({ timeZone, address }: Pick<Location, 'timeZone' | 'address'>): ReadonlySet<string> =>
  new Set(publicHolidays({ timeZone, state: address.state }).map(({ date }) => date))

/** What says when visits can be. */
export interface BookableTimes {
  readonly settings: BookingSettings
  /** Whose hours and special days count. */
  readonly location: Pick<Location, 'departments' | 'specialDays'> & { readonly timeZone: string }
  readonly department: Department
  /** Public holidays of the place, `YYYY-MM-DD`. */
  readonly holidays: ReadonlySet<string>
}

/**
 * The stretches of a day in which visits can be, earliest first, in minutes since midnight (API-14): the week's windows within the
 * hours of the place; none on a blackout day, nor on a public holiday for which the place states no hours.
 */
export const bookableSpans = ({ settings, location, department, holidays }: BookableTimes, date: string): OpenSpan[] => {
  if (settings.blackouts.some(({ from, until }) => from <= date && date <= until)) return []
  const isSpecial = location.specialDays.some((day) => day.date === date)
  if (!isSpecial && settings.closedOnHolidays && holidays.has(date)) return []
  const weekday = toWeekday(date)
  const hasHours = isSpecial || location.departments.some((hours) => hours.department === department)
  const hours = hasHours ? dayHours(location, department, date) : [{ from: 0, until: 1440 }]
  return settings.week
    .filter((window) => window.weekday === weekday)
    .flatMap((window) =>
      hours.map((open) => ({
        from: Math.max(clockMinutes(window.from) ?? 1440, open.from),
        until: Math.min(clockMinutes(window.until) ?? 0, open.until),
      })),
    )
    .filter(({ from, until }) => from < until)
    .toSorted((a, b) => a.from - b.from)
}

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
