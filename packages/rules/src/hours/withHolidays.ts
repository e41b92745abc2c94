import { momentInZone } from '../dates/momentInZone'
import type { Location } from '../entities/Location'
import { missingHolidays } from './missingHolidays'

type Place = Pick<Location, 'specialDays' | 'closedOnHolidays' | 'timeZone' | 'address'>

/**
 * A place with the public holidays of its state in the twelve months from an instant among its special days, closed, where it keeps them
 * and says nothing else about the day (ENT-09, LOC-15).
 *
 * @param now the instant, ISO in UTC
 */
export const withHolidays = <Kept extends Place>(place: Kept, now: string): Kept => {
  if (!place.closedOnHolidays) return place
  const { specialDays, timeZone, address } = place
  const today = momentInZone(now, timeZone).date
  const closed = missingHolidays({ days: specialDays, timeZone, state: address.state, today }).map(({ date, name }) => ({
    date,
    name,
    status: 'Closed' as const,
    startAt: null,
    endAt: null,
  }))
  return { ...place, specialDays: [...specialDays, ...closed].toSorted((one, other) => (one.date < other.date ? -1 : 1)) }
}
