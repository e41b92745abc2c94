import { isCalendarDate, toWeekday } from '../dates/calendarDate'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const monthOf = (date: string) => months[Number(date.slice(5, 7)) - 1]

/**
 * Writes a calendar date as shoppers read it (CAR-22); null when it is no date.
 *
 * @example formatDate('2027-03-05') // '5 Mar 2027'
 */
export const formatDate = (date: string): string | null =>
  isCalendarDate(date) ? `${Number(date.slice(8))} ${monthOf(date)} ${date.slice(0, 4)}` : null

/** Writes the month of a calendar date, such as 'Mar 2021' (VDP-19); null when it is no date. */
export const formatMonth = (date: string): string | null => (isCalendarDate(date) ? `${monthOf(date)} ${date.slice(0, 4)}` : null)

/** Writes a calendar date with its weekday, such as 'Mon 28 Dec 2026' (LOC-15); null when it is no date. */
export const formatWeekdayDate = (date: string): string | null => {
  const day = formatDate(date)
  return day && `${weekdays[toWeekday(date)]} ${day}`
}
