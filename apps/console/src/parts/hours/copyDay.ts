import { storedTime } from '@forecourt/rules/dates/parseTime'
import type { OpeningHour } from '@forecourt/rules/entities/Location'
import { clockMinutes } from '@forecourt/rules/hours/clockMinutes'

/** The days of the week, Monday first; the number is the weekday, 0 = Sunday. */
export const weekdays = [
  { weekday: 1, name: 'Monday' },
  { weekday: 2, name: 'Tuesday' },
  { weekday: 3, name: 'Wednesday' },
  { weekday: 4, name: 'Thursday' },
  { weekday: 5, name: 'Friday' },
  { weekday: 6, name: 'Saturday' },
  { weekday: 0, name: 'Sunday' },
] as const

export const nameOfWeekday = (weekday: number): string => weekdays.find((day) => day.weekday === weekday)?.name ?? ''

export type Hours = readonly OpeningHour[]

const closedDay = (weekday: number): OpeningHour => ({ weekday, status: 'Closed', open: null, close: null })

/** The hours of one weekday, several where it closes in between; closed where none are set. */
export const weekdayHours = (hours: Hours, weekday: number): Hours => {
  const own = hours.filter((hour) => hour.weekday === weekday)
  return own.length > 0 ? own : [closedDay(weekday)]
}

/** A whole week, Monday first; days without hours are closed. */
export const wholeWeek = (hours: Hours): Hours => weekdays.flatMap(({ weekday }) => weekdayHours(hours, weekday))

/** Replaces one day of a week. */
export const withDay = (hours: Hours, weekday: number, day: Hours): Hours =>
  weekdays.flatMap((each) => (each.weekday === weekday ? day : weekdayHours(hours, each.weekday)))

/** Copies the hours of one day to others. */
export const copyDay = (hours: Hours, from: number, to: readonly number[]): Hours =>
  weekdays.flatMap(({ weekday }) =>
    to.includes(weekday) ? weekdayHours(hours, from).map((hour) => ({ ...hour, weekday })) : weekdayHours(hours, weekday),
  )

/** Default hours for a closed day that a user opens: the hours of another open day, if there is one. */
export const usualDay = (hours: Hours, weekday: number): Hours => {
  const other = wholeWeek(hours).find(({ status, open, close }) => status === 'Open' && open !== null && close !== null)
  if (!other) return [{ weekday, status: 'Open', open: '08:30', close: '17:30' }]
  return weekdayHours(hours, other.weekday).map((hour) => ({ ...hour, weekday }))
}

const [noon, one, dayEnd] = [720, 780, 1440]

/**
 * Adds an opening time to a day (ENT-08): splits it by a lunch break where the hours span one, else adds three hours, an hour after the
 * last.
 */
export const withBreak = (day: Hours): Hours => {
  const last = day.at(-1)
  if (!last) return day
  const [from, until] = [clockMinutes(last.open), clockMinutes(last.close)]
  if (from === null || until === null) return [...day, { ...last, open: null, close: null }]
  if (from < noon && until > one)
    return [...day.slice(0, -1), { ...last, close: storedTime(noon) }, { ...last, open: storedTime(one), close: last.close }]
  const again = Math.min(until + 60, dayEnd - 60)
  return [...day, { ...last, open: storedTime(again), close: storedTime(Math.min(again + 180, dayEnd)) }]
}
