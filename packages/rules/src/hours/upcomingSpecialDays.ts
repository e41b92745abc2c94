import { daysBetween, isCalendarDate } from '../dates/calendarDate'
import { instantInZone, momentInZone } from '../dates/momentInZone'
import { storedTime } from '../dates/parseTime'
import type { Location, SpecialDay } from '../entities/Location'
import { formatWeekdayDate } from '../format/formatDate'
import { clockMinutes } from './clockMinutes'
import { formatSpans, specialHours } from './dayHours'
import type { EnteredSpecialDay } from './hoursProblems'
import type { WeekRow } from './weekTable'

/** A formatted special day. */
export interface UpcomingSpecialDay {
  /** For example 'Fri 26 Dec 2025'. */
  readonly date: string
  readonly name: string
  readonly text: string
}

/**
 * Special days from today on, soonest first, with hours in local time (LOC-15, LOC-16).
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
 * First row of the opening hours on a special day: its date, name and hours, which replace the regular ones (LOC-13, LOC-15, LOC-16).
 * Null on any other day.
 *
 * @param now the instant of the page, ISO in UTC
 */
export const specialRow = (location: Pick<Location, 'specialDays' | 'timeZone'>, now: string): WeekRow | null => {
  const [today] = upcomingSpecialDays(location, now, 0)
  return today
    ? { days: `${today.date}, ${today.name}`, text: today.text, isToday: true, date: momentInZone(now, location.timeZone).date }
    : null
}

/** Converts a stored special day to local time for display and input (ENT-09, LOC-16). */
export const localSpecialDay = ({ date, name, status, startAt, endAt }: SpecialDay, timeZone: string): EnteredSpecialDay => {
  const localTime = (instant: string | null) => {
    if (status === 'Closed' || instant === null) return null
    const moment = momentInZone(instant, timeZone)
    return storedTime(moment.date > date ? 1440 : moment.minutes)
  }
  return { date, name, status, open: localTime(startAt), close: localTime(endAt) }
}

/** Converts an entered special day to UTC instants for storage (ENT-09, LOC-16), considering daylight saving on that day. */
export const storedSpecialDay = ({ date, name, status, open, close }: EnteredSpecialDay, timeZone: string): SpecialDay => {
  const toInstant = (time: string | null) => {
    const minutes = clockMinutes(time)
    return status === 'Closed' || minutes === null ? null : instantInZone(date, minutes, timeZone).instant
  }
  return { date, name: name.trim(), status, startAt: toInstant(open), endAt: toInstant(close) }
}
