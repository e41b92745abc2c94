import { isCalendarDate, toWeekday } from '../dates/calendarDate'
import { momentInZone } from '../dates/momentInZone'
import { parseTime } from '../dates/parseTime'

/** Formats an instant (ISO in UTC) as a local date, such as '18 March 2026' (ENT-21). */
export const dayText = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(new Date(iso))

/**
 * Formats minutes since midnight as a time of day (LOC-13).
 *
 * @example formatTime(510) // '8:30am'
 */
export const formatTime = (minutes: number): string => {
  const hour = Math.floor(minutes / 60) % 24
  const minute = String(minutes % 60).padStart(2, '0')
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minute}${hour < 12 ? 'am' : 'pm'}`
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const monthName = (date: string) => months[Number(date.slice(5, 7)) - 1]

/**
 * Formats a calendar date (CAR-22); null if invalid.
 *
 * @example formatDate('2027-03-05') // '5 Mar 2027'
 */
export const formatDate = (date: string): string | null =>
  isCalendarDate(date) ? `${Number(date.slice(8))} ${monthName(date)} ${date.slice(0, 4)}` : null

/**
 * Formats a calendar date with the stored time of day, if there is one (OFR-01, RTE-24).
 *
 * @example formatDayTime('2026-12-05', '08:00') // '5 Dec 2026, 8:00 am'
 */
export const formatDayTime = (date: string, time: string | null): string => {
  const minutes = time === null ? null : parseTime(time)
  const day = formatDate(date) ?? date
  return minutes === null ? day : `${day}, ${formatTime(minutes).replace(/(?=[ap]m)/, ' ')}`
}

/** Formats the month of a calendar date, such as 'Mar 2021' (VDP-19); null if invalid. */
export const formatMonth = (date: string): string | null => (isCalendarDate(date) ? `${monthName(date)} ${date.slice(0, 4)}` : null)

/** Formats a calendar date with its weekday, such as 'Mon 28 Dec 2026' (LOC-15); null if invalid. */
export const formatWeekdayDate = (date: string): string | null => {
  const day = formatDate(date)
  return day && `${weekdays[toWeekday(date)]} ${day}`
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** City name of a time zone, such as 'Perth' (LOC-16). */
export const zoneName = (timeZone: string): string => timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')

/**
 * Formats an instant in a zone's local time (LOC-16), with the year only if it differs from that of `now`.
 *
 * @param now the current instant, ISO in UTC
 * @example formatMoment('2026-11-24T01:00:00Z', 'Australia/Perth', '2026-11-20T00:00:00Z') // 'Tue 24 Nov, 9:00 am (Perth)'
 */
export const formatMoment = (instant: string, timeZone: string, now: string): string => {
  const { date, minutes } = momentInZone(instant, timeZone)
  const isThisYear = momentInZone(now, timeZone).date.slice(0, 4) === date.slice(0, 4)
  const day = (formatDate(date) ?? date).slice(0, isThisYear ? -5 : undefined)
  return `${weekdays[toWeekday(date)]} ${day}, ${formatTime(minutes).replace(/(?=[ap]m)/, ' ')} (${zoneName(timeZone)})`
}
