import { momentInZone } from '@forecourt/rules/dates/momentInZone'
import { formatTime } from '@forecourt/rules/format/formatTime'

/** The day and time that clocks of a zone show at an instant, such as 'Friday 25 December 2026, 9:00am in Sydney'. */
export const wallClock = (instant: string, timeZone: string): string => {
  const day = new Intl.DateTimeFormat('en-AU', { timeZone, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ')
  return `${day.format(new Date(instant)).replaceAll(',', '')}, ${formatTime(momentInZone(instant, timeZone).minutes)} in ${city}`
}

/** An instant as the date and time fields of a zone: `YYYY-MM-DD` and `HH:MM`. */
export const zoneFields = (instant: string, timeZone: string): { readonly date: string; readonly time: string } => {
  const { date, minutes } = momentInZone(instant, timeZone)
  const two = (value: number) => String(value).padStart(2, '0')
  return { date, time: `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}` }
}
