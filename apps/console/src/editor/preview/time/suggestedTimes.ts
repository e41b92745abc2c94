import { addDays, toWeekday } from '@forecourt/rules/dates/calendarDate'
import { instantInZone, momentInZone } from '@forecourt/rules/dates/momentInZone'
import type { Location } from '@forecourt/rules/entities/Location'
import { formatTime } from '@forecourt/rules/format/formatDate'

/** Formats an instant in a time zone, such as 'Friday 25 December 2026, 9:00am in Sydney'. */
export const formatLocalTime = (instant: string, timeZone: string): string => {
  const day = new Intl.DateTimeFormat('en-AU', { timeZone, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ')
  return `${day.format(new Date(instant)).replaceAll(',', '')}, ${formatTime(momentInZone(instant, timeZone).minutes)} in ${city}`
}

/** An instant as the date and time inputs of a zone: `YYYY-MM-DD` and `HH:MM`. */
export const zoneFields = (instant: string, timeZone: string): { readonly date: string; readonly time: string } => {
  const { date, minutes } = momentInZone(instant, timeZone)
  const two = (value: number) => String(value).padStart(2, '0')
  return { date, time: `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}` }
}

export interface SuggestedTime {
  readonly label: string
  readonly instant: string
}

const tenOClock = 10 * 60
const maxHolidays = 4
/** Special days recur after about a year. */
const holidayDays = 300

/** Useful times to preview: tonight, the next Sunday, the locations' next special days, and in a month. */
export const suggestedTimes = (now: string, timeZone: string, locations: readonly Pick<Location, 'specialDays'>[]): SuggestedTime[] => {
  const { date: today } = momentInZone(now, timeZone)
  const at = (label: string, date: string, minutes: number): SuggestedTime => ({
    label,
    instant: instantInZone(date, minutes, timeZone).instant,
  })
  const days = new Map(
    locations.flatMap(({ specialDays }) =>
      specialDays.filter(({ date }) => date > today && date <= addDays(today, holidayDays)).map(({ date, name }) => [date, name] as const),
    ),
  )
  const holidays = [...days].toSorted(([a], [b]) => (a < b ? -1 : 1)).slice(0, maxHolidays)
  return [
    at('Tonight', today, 20 * 60 + 30),
    at('Tomorrow morning', addDays(today, 1), tenOClock),
    at('Next Sunday', addDays(today, 7 - toWeekday(today)), tenOClock),
    ...holidays.map(([date, name]) => at(name, date, tenOClock)),
    at('In 30 days', addDays(today, 30), tenOClock),
  ]
}
