import { weekdayOf } from '../dates/calendarDate'
import { momentInZone } from '../dates/momentInZone'
import type { DepartmentHours, Location } from '../entities/Location'
import { clockMinutes } from './clockMinutes'

export type Department = DepartmentHours['department']

/** When a place is open on one day, in minutes since local midnight. */
export interface OpenSpan {
  readonly from: number
  readonly until: number
}

const span = (from: number | null, until: number | null): OpenSpan | null =>
  from !== null && until !== null && from < until ? { from, until } : null

/** The usual hours of a department on a weekday (0 = Sunday); null when closed or not stated (ENT-08). */
export const usualHours = (location: Pick<Location, 'departments'>, department: Department, weekday: number): OpenSpan | null => {
  const entry = location.departments.find((hours) => hours.department === department)?.hours.find((hours) => hours.weekday === weekday)
  return entry?.status === 'Open' ? span(clockMinutes(entry.open), clockMinutes(entry.close)) : null
}

/** The hours of a special day in the location's own zone (ENT-09, LOC-16); null when closed. */
export const specialHours = (day: Location['specialDays'][number], timeZone: string): OpenSpan | null => {
  if (day.status === 'Closed' || day.startAt === null || day.endAt === null) return null
  const end = momentInZone(day.endAt, timeZone)
  return span(momentInZone(day.startAt, timeZone).minutes, end.date > day.date ? 1440 : end.minutes)
}

/** The hours of a department on a calendar date of the location: a special day's, else the usual ones (LOC-13, LOC-15); null when closed. */
export const dayHours = (
  location: Pick<Location, 'departments' | 'specialDays' | 'timeZone'>,
  department: Department,
  date: string,
): OpenSpan | null => {
  const special = location.specialDays.find((day) => day.date === date)
  return special ? specialHours(special, location.timeZone) : usualHours(location, department, weekdayOf(date))
}
