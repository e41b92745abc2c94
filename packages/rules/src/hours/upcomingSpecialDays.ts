import { daysBetween, isCalendarDate } from '../dates/calendarDate'
import { instantInZone, momentInZone } from '../dates/momentInZone'
import { storedTime } from '../dates/parseTime'
import type { Location, SpecialDay } from '../entities/Location'
import { formatWeekdayDate } from '../format/formatDate'
import { clockMinutes } from './clockMinutes'
import { formatSpans, specialHours } from './dayHours'
import type { TypedSpecialDay } from './hoursProblems'
import type { WeekRow } from './weekTable'

/** A special day as shoppers read it. */
export interface UpcomingSpecialDay {
  /** In words, such as 'Fri 26 Dec 2025'. */
  readonly date: string
  readonly name: string
  readonly text: string
}

/**
 * Lists the special days from today to some days on, soonest first, with their hours in the location's own zone (LOC-15, LOC-16).
 *
 * @param now the instant of the page, ISO in UTC
 * @param daysAhead whole days after today; 0 lists only today's
 */
export const upcomingSpecialDays = (
  location: Pick<Location, 'specialDays' | 'timeZone'>,
  now: string,
  daysAhead: number,
): UpcomingSpecialDay[] => {
  const today = momentInZone(now, location.timeZone).date
  return location.specialDays
    .filter(({ date }) => isCalendarDate(date) && date >= today && daysBetween(today, date) <= daysAhead)
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
    .map((day) => ({
      date: formatWeekdayDate(day.date) ?? day.date,
      name: day.name,
      text: formatSpans(specialHours(day, location.timeZone)),
    }))
}

/**
 * The line a table of opening hours begins with on a special day: its date, its name and its own hours, which stand in place of the
 * usual ones (LOC-13, LOC-15, LOC-16). Null on any other day.
 *
 * @param now the instant of the page, ISO in UTC
 */
export const specialRow = (location: Pick<Location, 'specialDays' | 'timeZone'>, now: string): WeekRow | null => {
  const [today] = upcomingSpecialDays(location, now, 0)
  return today
    ? { days: `${today.date}, ${today.name}`, text: today.text, isToday: true, date: momentInZone(now, location.timeZone).date }
    : null
}

/** A special day by the clock on the wall of its place (ENT-09, LOC-16), as people read and type it. */
export const wallSpecialDay = ({ date, name, status, startAt, endAt }: SpecialDay, timeZone: string): TypedSpecialDay => {
  const minutesOf = (instant: string | null) => {
    if (status === 'Closed' || instant === null) return null
    const moment = momentInZone(instant, timeZone)
    return storedTime(moment.date > date ? 1440 : moment.minutes)
  }
  return { date, name, status, open: minutesOf(startAt), close: minutesOf(endAt) }
}

/** A typed special day with its instants in UTC (ENT-09, LOC-16), daylight saving of that day included. */
export const storedSpecialDay = ({ date, name, status, open, close }: TypedSpecialDay, timeZone: string): SpecialDay => {
  const instantOf = (time: string | null) => {
    const minutes = clockMinutes(time)
    return status === 'Closed' || minutes === null ? null : instantInZone(date, minutes, timeZone).instant
  }
  return { date, name: name.trim(), status, startAt: instantOf(open), endAt: instantOf(close) }
}
