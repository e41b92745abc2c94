import type { OpeningHour } from '@forecourt/rules/entities/Location'
import { weekdays } from './weekdays'

export type Hours = readonly OpeningHour[]

const closedDay = (weekday: number): OpeningHour => ({ weekday, status: 'Closed', open: null, close: null })

/** A whole week, Monday first; days that nobody said anything about are closed. */
export const wholeWeek = (hours: Hours): Hours =>
  weekdays.map(({ weekday }) => hours.find((hour) => hour.weekday === weekday) ?? closedDay(weekday))

/** A week with one day said otherwise. */
export const withDay = (hours: Hours, day: OpeningHour): Hours =>
  wholeWeek(hours).map((hour) => (hour.weekday === day.weekday ? day : hour))

/** A week in which other days are as one of them. */
export const copyDay = (hours: Hours, from: number, to: readonly number[]): Hours => {
  const week = wholeWeek(hours)
  const source = week.find(({ weekday }) => weekday === from)
  return source ? week.map((hour) => (to.includes(hour.weekday) ? { ...source, weekday: hour.weekday } : hour)) : week
}

/** Usual hours, where a day is opened that had none: those of another open day, if there is one. */
export const usualSpan = (hours: Hours): { open: string; close: string } => {
  const other = wholeWeek(hours).find(({ status, open, close }) => status === 'Open' && open !== null && close !== null)
  return { open: other?.open ?? '08:30', close: other?.close ?? '17:30' }
}
