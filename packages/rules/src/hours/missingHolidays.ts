import { type Holiday, publicHolidays } from '../dates/publicHolidays'

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
