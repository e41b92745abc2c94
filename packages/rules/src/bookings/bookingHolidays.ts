import { publicHolidays } from '../dates/publicHolidays'
import type { Location } from '../entities/Location'

/** The public holidays of a place, `YYYY-MM-DD` (API-14, LOC-15). */
export const bookingHolidays = ({ timeZone, address }: Pick<Location, 'timeZone' | 'address'>): ReadonlySet<string> =>
  new Set(publicHolidays({ timeZone, state: address.state }).map(({ date }) => date))
