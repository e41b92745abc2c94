import { nationalHolidays } from '../dates/nationalHolidays'
import { regionalHolidays } from '../dates/regionalHolidays'
import type { Location } from '../entities/Location'

const known = new Map<string, ReadonlySet<string>>()

/** The public holidays of a place in a year and the next, `YYYY-MM-DD` (API-14, LOC-15). */
export const bookingHolidays = ({ timeZone, address }: Pick<Location, 'timeZone' | 'address'>, year: number): ReadonlySet<string> => {
  const country = timeZone.startsWith('Pacific/') ? 'NZ' : 'AU'
  const key = `${country} ${address.state} ${year}`
  const found = known.get(key)
  if (found) return found
  const dates = new Set(
    [year, year + 1].flatMap((each) =>
      [...nationalHolidays(country, each), ...regionalHolidays(address.state, each)].map(({ date }) => date),
    ),
  )
  known.set(key, dates)
  return dates
}
