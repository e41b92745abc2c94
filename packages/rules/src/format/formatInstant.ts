import { momentInZone } from '../dates/momentInZone'
import { formatDate, formatTime, zoneName } from './formatDate'

/**
 * Formats an instant in a zone's local time, to the second, as evidence needs it (CFG-12).
 *
 * @example formatInstant('2026-11-30T17:07:30Z', 'Australia/Melbourne') // '1 Dec 2026, 4:07:30 am (Melbourne)'
 */
export const formatInstant = (instant: string, timeZone: string): string => {
  const { date, minutes } = momentInZone(instant, timeZone)
  // No zone's offset has seconds.
  const seconds = String(new Date(instant).getUTCSeconds()).padStart(2, '0')
  return `${formatDate(date) ?? date}, ${formatTime(minutes).replace(/(?=[ap]m)/, `:${seconds} `)} (${zoneName(timeZone)})`
}
