import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { alternateSaturdays } from '@forecourt/schema/switches/alternateSaturdays'
import { daysBetween, isCalendarDate, toWeekday } from '../dates/calendarDate'
import { momentInZone } from '../dates/momentInZone'
import type { DepartmentHours, Location } from '../entities/Location'
import { formatTime } from '../format/formatDate'
import { clockMinutes } from './clockMinutes'

/** An opening period of a day, in minutes since local midnight. */
export interface OpenSpan {
  readonly from: number
  readonly until: number
}

/** Sorts opening periods and merges overlapping and adjacent ones (ENT-08). */
export const joinedSpans = (spans: readonly OpenSpan[]): OpenSpan[] => {
  const joined: OpenSpan[] = []
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1)
    if (last && span.from <= last.until) joined.splice(-1, 1, { from: last.from, until: Math.max(last.until, span.until) })
    else joined.push(span)
  }
  return joined
}

/** Text for a day without hours. */
export const closedText = 'Closed'

/** Formats the opening hours of a day, such as '8:30am – 12:00pm, 1:00pm – 5:30pm', or 'Closed' (LOC-19, ENT-08). */
export const formatSpans = (spans: readonly OpenSpan[]): string =>
  spans.map(({ from, until }) => `${formatTime(from)} – ${formatTime(until)}`).join(', ') || closedText

/**
 * Whether the service department is by appointment only on a date: every second Saturday, in 14-day cycles from a reference Saturday in
 * both directions (LOC-18). A reference on another weekday means the following Saturday.
 */
export const isAppointmentSaturday = (
  date: string,
  settings: Pick<ResolvedConfig['hours'], 'alternateServiceSaturdays' | 'serviceSaturdayReference'>,
): boolean => {
  const { serviceSaturdayReference } = settings
  if (!alternateSaturdays.isOn({ hours: settings }) || toWeekday(date) !== 6 || !isCalendarDate(serviceSaturdayReference)) return false
  return Math.floor(daysBetween(serviceSaturdayReference, date) / 7) % 2 === 0
}

export type Department = DepartmentHours['department']

const span = (from: number | null, until: number | null): OpenSpan[] =>
  from !== null && until !== null && from < until ? [{ from, until }] : []

/**
 * Regular opening periods of a department on a weekday (0 = Sunday), earliest first: several on a day with a break, none if closed or not
 * stated (ENT-08).
 */
export const usualHours = (location: Pick<Location, 'departments'>, department: Department, weekday: number): OpenSpan[] => {
  const week = location.departments.find((hours) => hours.department === department)?.hours ?? []
  const open = week.filter((hours) => hours.weekday === weekday && hours.status === 'Open')
  return joinedSpans(open.flatMap((hours) => span(clockMinutes(hours.open), clockMinutes(hours.close))))
}

/** Opening periods of a special day in local time (ENT-09, LOC-16); none if closed. */
export const specialHours = (day: Location['specialDays'][number], timeZone: string): OpenSpan[] => {
  if (day.status === 'Closed' || day.startAt === null || day.endAt === null) return []
  const end = momentInZone(day.endAt, timeZone)
  return span(momentInZone(day.startAt, timeZone).minutes, end.date > day.date ? 1440 : end.minutes)
}

/**
 * Opening periods of a department on a date: a special day's, otherwise the regular ones (LOC-13, LOC-15), earliest first; none if
 * closed.
 */
export const dayHours = (
  location: Pick<Location, 'departments' | 'specialDays' | 'timeZone'>,
  department: Department,
  date: string,
): OpenSpan[] => {
  const special = location.specialDays.find((day) => day.date === date)
  return special ? specialHours(special, location.timeZone) : usualHours(location, department, toWeekday(date))
}
