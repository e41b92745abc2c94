import type { OpeningHour } from '@forecourt/rules/entities/Location'
import { weekdays } from './weekdays'

export type Hours = readonly OpeningHour[]

const closedDay = (weekday: number): OpeningHour => ({ weekday, status: 'Closed', open: null, close: null })

/** The hours of one day, several where it closes in between; closed where nobody said anything about it. */
export const weekdayHours = (hours: Hours, weekday: number): Hours => {
  const own = hours.filter((hour) => hour.weekday === weekday)
  return own.length > 0 ? own : [closedDay(weekday)]
}

/** A whole week, Monday first; days that nobody said anything about are closed. */
export const wholeWeek = (hours: Hours): Hours => weekdays.flatMap(({ weekday }) => weekdayHours(hours, weekday))

/** A week with one day said otherwise. */
export const withDay = (hours: Hours, weekday: number, day: Hours): Hours =>
  weekdays.flatMap((each) => (each.weekday === weekday ? day : weekdayHours(hours, each.weekday)))

/** A week in which other days are as one of them. */
export const copyDay = (hours: Hours, from: number, to: readonly number[]): Hours =>
  weekdays.flatMap(({ weekday }) =>
    to.includes(weekday) ? weekdayHours(hours, from).map((hour) => ({ ...hour, weekday })) : weekdayHours(hours, weekday),
  )

/** Usual hours, where a day is opened that had none: those of another open day, if there is one. */
export const usualDay = (hours: Hours, weekday: number): Hours => {
  const other = wholeWeek(hours).find(({ status, open, close }) => status === 'Open' && open !== null && close !== null)
  if (!other) return [{ weekday, status: 'Open', open: '08:30', close: '17:30' }]
  return weekdayHours(hours, other.weekday).map((hour) => ({ ...hour, weekday }))
}
