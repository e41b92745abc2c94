import { toWeekday } from '../dates/calendarDate'
import type { Location } from '../entities/Location'
import { clockMinutes } from '../hours/clockMinutes'
import { type Department, dayHours } from '../hours/dayHours'
import type { OpenSpan } from '../hours/OpenSpan'
import type { BookingSettings } from './BookingSettings'

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
