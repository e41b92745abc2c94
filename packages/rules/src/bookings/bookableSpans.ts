import { toWeekday } from '../dates/calendarDate'
import { momentInZone } from '../dates/momentInZone'
import { publicHolidays } from '../dates/publicHolidays'
import type { Location } from '../entities/Location'
import { clockMinutes } from '../hours/clockMinutes'
import { type Department, dayHours, type OpenSpan } from '../hours/dayHours'
import type { Booking } from './Booking'
import type { BookingSettings, VisitWindows } from './BookingSettings'

/** Public holidays of a location, `YYYY-MM-DD` (API-14, LOC-15). */
export const bookingHolidays = ({ timeZone, address }: Pick<Location, 'timeZone' | 'address'>): ReadonlySet<string> =>
  new Set(publicHolidays({ timeZone, state: address.state }).map(({ date }) => date))

/** What decides when visits are possible. */
export interface BookableTimes<Settings extends VisitWindows = BookingSettings> {
  readonly settings: Settings
  /** Provides opening hours and special days. */
  readonly location: Pick<Location, 'departments' | 'specialDays'> & { readonly timeZone: string }
  readonly department: Department
  /** Public holidays of the location, `YYYY-MM-DD`. */
  readonly holidays: ReadonlySet<string>
}

/** The windows of a weekday within opening periods, in minutes since midnight, earliest first (API-14). */
export const windowsWithin = (week: VisitWindows['week'], weekday: number, hours: readonly OpenSpan[]): OpenSpan[] =>
  week
    .filter((window) => window.weekday === weekday)
    .flatMap((window) =>
      hours.map((open) => ({
        from: Math.max(clockMinutes(window.from) ?? 1440, open.from),
        until: Math.min(clockMinutes(window.until) ?? 0, open.until),
      })),
    )
    .filter(({ from, until }) => from < until)
    .toSorted((a, b) => a.from - b.from)

/** A whole day, for departments without opening hours. */
export const wholeDay: OpenSpan = { from: 0, until: 1440 }

/**
 * Bookable periods of a day, earliest first, in minutes since midnight (API-14): the week's windows within the opening hours; none on a
 * blackout day, nor on a public holiday without stated hours if the settings close on holidays.
 */
export const bookableSpans = ({ settings, location, department, holidays }: BookableTimes<VisitWindows>, date: string): OpenSpan[] => {
  if (settings.blackouts.some(({ from, until }) => from <= date && date <= until)) return []
  const isSpecial = location.specialDays.some((day) => day.date === date)
  if (!isSpecial && settings.closedOnHolidays && holidays.has(date)) return []
  const hasHours = isSpecial || location.departments.some((hours) => hours.department === department)
  const hours = hasHours ? dayHours(location, department, date) : [wholeDay]
  return windowsWithin(settings.week, toWeekday(date), hours)
}

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
