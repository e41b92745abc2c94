import { type Holiday, nationalHolidays } from '../dates/nationalHolidays'
import { regionalHolidays } from '../dates/regionalHolidays'

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

/**
 * Lists the holidays of a place's country and state in the twelve months from today that it says nothing about yet, earliest first
 * (ENT-09, LOC-15).
 */
export const missingHolidays = ({ days, timeZone, state, today }: HolidaysQuery): Holiday[] => {
  const country = timeZone.startsWith('Pacific/') ? 'NZ' : 'AU'
  const year = Number(today.slice(0, 4))
  return [year, year + 1]
    .flatMap((each) => [...nationalHolidays(country, each), ...regionalHolidays(state, each)])
    .filter(({ date }) => date >= today && date <= `${year + 1}${today.slice(4)}`)
    .filter(({ date }) => !days.some((day) => day.date === date))
    .filter(({ date }, index, all) => all.findIndex((other) => other.date === date) === index)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
}
