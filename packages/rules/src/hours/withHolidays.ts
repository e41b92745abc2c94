import { momentInZone } from '../dates/momentInZone'
import { type Holiday, publicHolidays } from '../dates/publicHolidays'
import type { Location } from '../entities/Location'

interface HolidaysQuery {
  /** Existing special days of the location. */
  readonly days: readonly { readonly date: string }[]
  /** IANA time zone, which implies the country. */
  readonly timeZone: string
  /** State or region, in any spelling. */
  readonly state: string
  /** `YYYY-MM-DD`, local date. */
  readonly today: string
}

/** Public holidays of a location in the next twelve months without a special day, earliest first (ENT-09, LOC-15). */
export const missingHolidays = ({ days, timeZone, state, today }: HolidaysQuery): Holiday[] => {
  const named = new Set(days.map(({ date }) => date))
  const until = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`
  return publicHolidays({ timeZone, state }).filter(({ date }) => date >= today && date <= until && !named.has(date))
}

type HolidayLocation = Pick<Location, 'specialDays' | 'closedOnHolidays' | 'timeZone' | 'address'>

/**
 * Adds the state's public holidays of the next twelve months as closed special days, if the location closes on holidays and has no
 * special day for the date (ENT-09, LOC-15).
 *
 * @param now the instant, ISO in UTC
 */
export const withHolidays = <Given extends HolidayLocation>(location: Given, now: string): Given => {
  if (!location.closedOnHolidays) return location
  const { specialDays, timeZone, address } = location
  const today = momentInZone(now, timeZone).date
  const closed = missingHolidays({ days: specialDays, timeZone, state: address.state, today }).map(({ date, name }) => ({
    date,
    name,
    status: 'Closed' as const,
    startAt: null,
    endAt: null,
  }))
  return { ...location, specialDays: [...specialDays, ...closed].toSorted((one, other) => (one.date < other.date ? -1 : 1)) }
}
