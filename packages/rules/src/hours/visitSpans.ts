import { toWeekday } from '../dates/calendarDate'
import { publicHolidays } from '../dates/publicHolidays'
import type { Location } from '../entities/Location'
import { clockMinutes } from './clockMinutes'
import { type Department, dayHours, type OpenSpan } from './dayHours'

/** A period of a weekday for visits, in local time, `HH:MM`. A day may have several. */
export interface VisitWindow {
  /** 0 = Sunday to 6 = Saturday. */
  readonly weekday: number
  readonly from: string
  readonly until: string
}

/** Days without bookings, both ends included, `YYYY-MM-DD`. */
export interface BlackoutDays {
  readonly from: string
  readonly until: string
  readonly name: string
}

/** On which days and at which hours visits are possible. */
export interface VisitWindows {
  readonly week: readonly VisitWindow[]
  readonly blackouts: readonly BlackoutDays[]
  /** Whether public holidays are closed if the location has no hours for them. */
  readonly closedOnHolidays: boolean
}

/** Public holidays of a location, `YYYY-MM-DD` (API-14, LOC-15). */
export const bookingHolidays = ({ timeZone, address }: Pick<Location, 'timeZone' | 'address'>): ReadonlySet<string> =>
  new Set(publicHolidays({ timeZone, state: address.state }).map(({ date }) => date))

/** What decides when visits are possible. */
export interface VisitCalendar<Settings extends VisitWindows = VisitWindows> {
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
export const bookableSpans = ({ settings, location, department, holidays }: VisitCalendar, date: string): OpenSpan[] => {
  if (settings.blackouts.some(({ from, until }) => from <= date && date <= until)) return []
  const isSpecial = location.specialDays.some((day) => day.date === date)
  if (!isSpecial && settings.closedOnHolidays && holidays.has(date)) return []
  const hasHours = isSpecial || location.departments.some((hours) => hours.department === department)
  const hours = hasHours ? dayHours(location, department, date) : [wholeDay]
  return windowsWithin(settings.week, toWeekday(date), hours)
}
