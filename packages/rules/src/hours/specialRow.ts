import { momentInZone } from '../dates/momentInZone'
import type { Location } from '../entities/Location'
import { upcomingSpecialDays } from './upcomingSpecialDays'
import type { WeekRow } from './weekTable'

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
