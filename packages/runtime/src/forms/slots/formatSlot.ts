import { formatTime } from '@forecourt/rules/format/formatDate'
import { clockMinutes } from '@forecourt/rules/hours/clockMinutes'

const longDay = new Intl.DateTimeFormat('en-AU', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
const shortWeekday = new Intl.DateTimeFormat('en-AU', { weekday: 'short', timeZone: 'UTC' })
const shortMonth = new Intl.DateTimeFormat('en-AU', { month: 'short', timeZone: 'UTC' })

/** Formats a local date, such as 'Wednesday 25 November'. */
export const formatSlotDay = (date: string): string => longDay.format(new Date(date)).replace(',', '')

/** Splits a date into the parts of a tile. */
export const dayParts = (date: string): { readonly weekday: string; readonly day: string; readonly month: string } => {
  const at = new Date(date)
  return { weekday: shortWeekday.format(at), day: String(at.getUTCDate()), month: shortMonth.format(at) }
}

/** Formats a time of day, `HH:MM`, such as '9:30am'. */
export const formatSlotTime = (time: string): string => formatTime(clockMinutes(time) ?? 0)

/** Formats a local time, `YYYY-MM-DDTHH:MM`. */
export const formatSlotMoment = (local: string): string => {
  const [date = '', time = ''] = local.split('T')
  return `${formatSlotDay(date)}, ${formatSlotTime(time)}`
}
