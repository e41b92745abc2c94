import { toWeekday } from '../dates/calendarDate'
import { momentInZone } from '../dates/momentInZone'
import { formatDate } from './formatDate'
import { formatTime } from './formatTime'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** The place a zone is named after, such as 'Perth' (LOC-16). */
export const zoneName = (timeZone: string): string => timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')

/**
 * Writes an instant as a zone's calendar and clock show it (LOC-16); the year only where it isn't the one of `now`.
 *
 * @param now the instant it is read at, ISO in UTC
 * @example formatMoment('2026-11-24T01:00:00Z', 'Australia/Perth', '2026-11-20T00:00:00Z') // 'Tue 24 Nov, 9:00 am (Perth)'
 */
export const formatMoment = (instant: string, timeZone: string, now: string): string => {
  const { date, minutes } = momentInZone(instant, timeZone)
  const isThisYear = momentInZone(now, timeZone).date.slice(0, 4) === date.slice(0, 4)
  const day = (formatDate(date) ?? date).slice(0, isThisYear ? -5 : undefined)
  return `${weekdays[toWeekday(date)]} ${day}, ${formatTime(minutes).replace(/(?=[ap]m)/, ' ')} (${zoneName(timeZone)})`
}
