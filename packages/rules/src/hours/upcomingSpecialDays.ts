import { daysBetween, isCalendarDate } from '../dates/calendarDate'
import { momentInZone } from '../dates/momentInZone'
import type { Location } from '../entities/Location'
import { formatWeekdayDate } from '../format/formatDate'
import { specialHours } from './dayHours'
import { formatSpans } from './formatSpans'

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
