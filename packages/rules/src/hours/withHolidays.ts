import { momentInZone } from '../dates/momentInZone'
import { type Holiday, publicHolidays } from '../dates/publicHolidays'
import type { Location } from '../entities/Location'

interface HolidaysQuery {
  /** The special days a place has. */
  readonly days: readonly { readonly date: string }[]
  /** IANA zone of the place, which says its country. */
  readonly timeZone: string
  /** State or region, as people write it. */
  readonly state: string
  /** `YYYY-MM-DD`, at the place. */
  readonly today: string
}

/** Lists the public holidays of a place in the twelve months from today that it says nothing about yet, earliest first (ENT-09, LOC-15). */
export const missingHolidays = ({ days, timeZone, state, today }: HolidaysQuery): Holiday[] => {
  const said = new Set(days.map(({ date }) => date))
  const until = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`
  return publicHolidays({ timeZone, state }).filter(({ date }) => date >= today && date <= until && !said.has(date))
}

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
