import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { toWeekday } from '../dates/calendarDate'
import { momentInZone } from '../dates/momentInZone'
import type { Location } from '../entities/Location'
import { shows } from '../parts/Part'
import { appointmentPart } from './appointmentPart'
import { closedText, type Department, formatSpans, usualHours } from './dayHours'

/** One line of an opening-hours table. */
export interface WeekRow {
  readonly days: string
  readonly text: string
  readonly isToday: boolean
  /** The one day it is about, `YYYY-MM-DD`; left out for the usual week. */
  readonly date?: string
}

const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const mondayFirst = [1, 2, 3, 4, 5, 6, 0]

/**
 * Lists the usual week of a department, Monday to Sunday, in the location's own zone (LOC-13, LOC-14, LOC-16, LOC-20). Five
 * equal weekdays become 'Mon-Fri' (LOC-21); a service Saturday may be by appointment only (LOC-18, LOC-19). A department the
 * location doesn't have gives no rows. On a special day none of them is today's (LOC-15).
 *
 * @param now the instant of the page, ISO in UTC
 */
export const weekTable = (
  location: Location,
  department: Department,
  { config, now }: { readonly config: Pick<ResolvedConfig, 'hours'>; readonly now: string },
): WeekRow[] => {
  if (!location.departments.some((hours) => hours.department === department)) return []
  const today = momentInZone(now, location.timeZone).date
  const todayIs = toWeekday(today)
  const isUsual = !location.specialDays.some(({ date }) => date === today)
  const rows = mondayFirst.map((weekday) => {
    const hours = usualHours(location, department, weekday)
    const byAppointment = weekday === 6 && department === 'service' && shows(appointmentPart, { location, config, now })
    return {
      days: weekdayNames[weekday] ?? '',
      text: byAppointment ? 'By appointment only' : formatSpans(hours),
      isToday: isUsual && weekday === todayIs,
    }
  })
  const weekdays = rows.slice(0, 5)
  const text = weekdays[0]?.text ?? ''
  if (!config.hours.collapseWeekdays || weekdays.some((row) => row.text !== text)) return rows
  return [{ days: 'Mon-Fri', text, isToday: weekdays.some((row) => row.isToday) }, ...rows.slice(5)]
}

/**
 * Says the usual week in a line, the days without hours last (LOC-20).
 *
 * @example 'Open Mon-Fri 8:30am – 5:30pm, closed Saturday and Sunday'
 */
export const hoursText = (rows: readonly Pick<WeekRow, 'days' | 'text'>[]): string => {
  const open = rows.filter(({ text }) => text !== closedText).map(({ days, text }) => `${days} ${text}`)
  const shut = rows.filter(({ text }) => text === closedText).map(({ days }) => days)
  const [last = '', ...others] = shut.toReversed()
  const days = others.length > 0 ? `${others.toReversed().join(', ')} and ${last}` : last
  const parts = [open.length > 0 ? `open ${open.join(', ')}` : '', days && `closed ${days}`].filter(Boolean).join(', ')
  return parts.charAt(0).toUpperCase() + parts.slice(1)
}
