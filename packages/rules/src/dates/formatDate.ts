import { isCalendarDate } from './calendarDate'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * Writes a calendar date as shoppers read it (CAR-22); null when it is no date.
 *
 * @example formatDate('2027-03-05') // '5 Mar 2027'
 */
export const formatDate = (date: string): string | null => {
  if (!isCalendarDate(date)) return null
  const [year, month, day] = date.split('-').map(Number)
  return `${day} ${months[(month ?? 1) - 1]} ${year}`
}

/** Writes the month of a calendar date, such as 'Mar 2021' (VDP-19); null when it is no date. */
export const formatMonth = (date: string): string | null => formatDate(date)?.replace(/^\d+ /, '') ?? null
