import type { OpeningHour } from '../entities/Location'
import { clockMinutes } from '../hours/clockMinutes'
import { joinedSpans, type OpenSpan } from '../hours/dayHours'
import { oldHours } from './old-site/oldHours'

const clock = '(\\d{1,2})(?:[:.](\\d{2}))?'
/** A period without am or pm at either end: '8:30-5:30', '9 to 1'. */
const plainSpan = new RegExp(`(?<![\\d:.])${clock}( ?(?:[-‐-―−]|to|til|till|until) ?)${clock}(?![\\d:.]| ?[ap]\\.?m)`, 'gi')

/** Adds the pm that people leave out: a yard that opens at 8:30 and closes at 5:30 closes in the afternoon. */
const withAfternoons = (text: string): string =>
  text.replaceAll(plainSpan, (span, fromHour: string, fromMinute = '0', dash: string, untilHour: string, untilMinute = '0') => {
    const [from, until] = [Number(fromHour) * 60 + Number(fromMinute), Number(untilHour) * 60 + Number(untilMinute)]
    if (from > 720 || until > 720) return span
    const time = (hour: string, minute: string) => `${hour}:${minute.padStart(2, '0')}`
    // No yard opens before five in the morning: “1–4” after a break is in the afternoon.
    const opensAfterNoon = from < 300 && until > from
    return `${time(fromHour, fromMinute)}${opensAfterNoon ? 'pm' : ''}${dash}${time(untilHour, untilMinute)}${until <= from || opensAfterNoon ? 'pm' : ''}`
  })

/** “Closed Sunday” as it is parsed: days first. */
const withDaysFirst = (text: string): string =>
  text.replaceAll(
    /\bclosed (?:at |on )?(?:the )?((?:mon|tue|wed|thu|fri|sat|sun|weekend)[a-z]*(?:(?: ?[-–&/] ?| and )(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)?)/gi,
    '$1 closed',
  )

/**
 * Parses opening hours as a person types them, with or without am and pm, Sunday first (ENT-08). Days that are left out are closed. Null
 * if a part can't be read.
 *
 * @example typedWeek('Mon–Fri 8:30–5:30, Sat 8:30–1')
 */
export const typedWeek = (text: string): readonly OpeningHour[] | null => {
  const lines = withAfternoons(withDaysFirst(text.replaceAll(/\s*[\n;]+\s*/g, ', '))).trim()
  return oldHours({ openingHours: lines }).week
}

const dayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** '8:30', '1:00 pm' without the half in the morning, as hours are written on a door. */
const doorTime = (minutes: number): string =>
  `${((Math.floor(minutes / 60) + 11) % 12) + 1}:${String(minutes % 60).padStart(2, '0')} ${minutes % 1440 < 720 ? 'am' : 'pm'}`

const spansOf = (hours: readonly OpeningHour[], weekday: number): OpenSpan[] =>
  joinedSpans(
    hours.flatMap((hour) => {
      const [from, until] = [clockMinutes(hour.open), clockMinutes(hour.close)]
      return hour.weekday === weekday && from !== null && until !== null ? [{ from, until }] : []
    }),
  )

/**
 * Opening hours of a week in one line, Monday first, with equal days together (ENT-08).
 *
 * @example 'Mon–Fri 8:30 am–5:30 pm, Sat 8:30 am–1:00 pm, Sun closed'
 */
export const weekLine = (hours: readonly OpeningHour[]): string => {
  const groups: { first: number; last: number; text: string }[] = []
  for (const weekday of [1, 2, 3, 4, 5, 6, 0]) {
    const spans = spansOf(hours, weekday)
    const text = spans.map(({ from, until }) => `${doorTime(from)}–${doorTime(until)}`).join(' and ') || 'closed'
    const group = groups.at(-1)
    if (group?.text === text) group.last = weekday
    else groups.push({ first: weekday, last: weekday, text })
  }
  return groups.map(({ first, last, text }) => `${dayNames[first]}${first === last ? '' : `–${dayNames[last]}`} ${text}`).join(', ')
}
