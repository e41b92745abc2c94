import { toWeekday } from '../dates/calendarDate'
import { momentInZone } from '../dates/momentInZone'
import type { DepartmentHours, Location } from '../entities/Location'
import { clockMinutes } from './clockMinutes'
import { joinedSpans } from './joinedSpans'
import type { OpenSpan } from './OpenSpan'

export type Department = DepartmentHours['department']

const span = (from: number | null, until: number | null): OpenSpan[] =>
  from !== null && until !== null && from < until ? [{ from, until }] : []

/** The usual hours of a department on a weekday (0 = Sunday), earliest first: several where it closes in between, none when closed or not stated (ENT-08). */
export const usualHours = (location: Pick<Location, 'departments'>, department: Department, weekday: number): OpenSpan[] => {
  const week = location.departments.find((hours) => hours.department === department)?.hours ?? []
  const open = week.filter((hours) => hours.weekday === weekday && hours.status === 'Open')
  return joinedSpans(open.flatMap((hours) => span(clockMinutes(hours.open), clockMinutes(hours.close))))
}

/** The hours of a special day in the location's own zone (ENT-09, LOC-16); none when closed. */
export const specialHours = (day: Location['specialDays'][number], timeZone: string): OpenSpan[] => {
  if (day.status === 'Closed' || day.startAt === null || day.endAt === null) return []
  const end = momentInZone(day.endAt, timeZone)
  return span(momentInZone(day.startAt, timeZone).minutes, end.date > day.date ? 1440 : end.minutes)
}

/** The hours of a department on a calendar date of the location: a special day's, else the usual ones (LOC-13, LOC-15), earliest first; none when closed. */
export const dayHours = (
  location: Pick<Location, 'departments' | 'specialDays' | 'timeZone'>,
  department: Department,
  date: string,
): OpenSpan[] => {
  const special = location.specialDays.find((day) => day.date === date)
  return special ? specialHours(special, location.timeZone) : usualHours(location, department, toWeekday(date))
}
