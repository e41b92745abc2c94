import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { toWeekday } from '../dates/calendarDate'
import { momentInZone } from '../dates/momentInZone'
import type { Location } from '../entities/Location'
import { shows } from '../parts/Part'
import { appointmentPart } from './appointmentPart'
import { closedText, type Department, formatSpans, usualHours } from './dayHours'
import { type VisitWindows, wholeDay, windowsWithin } from './visitSpans'

/** A row of an opening hours table. */
export interface WeekRow {
  readonly days: string
  readonly text: string
  readonly isToday: boolean
  /** Date of a special day, `YYYY-MM-DD`; omitted for the regular week. */
  readonly date?: string
}

const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const mondayFirst = [1, 2, 3, 4, 5, 6, 0]

/**
 * Rows of a department's regular week, Monday to Sunday, in local time (LOC-13, LOC-14, LOC-16, LOC-20). Five equal weekdays become
 * 'Mon-Fri' (LOC-21); a service Saturday may be by appointment only (LOC-18, LOC-19). Empty if the location lacks the department. On a
 * special day no row is marked as today (LOC-15).
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
  const todayWeekday = toWeekday(today)
  const isRegularDay = !location.specialDays.some(({ date }) => date === today)
  const rows = mondayFirst.map((weekday) => {
    const hours = usualHours(location, department, weekday)
    const byAppointment = weekday === 6 && department === 'service' && shows(appointmentPart, { location, config, now })
    return {
      days: weekdayNames[weekday] ?? '',
      text: byAppointment ? 'By appointment only' : formatSpans(hours),
      isToday: isRegularDay && weekday === todayWeekday,
    }
  })
  return withCollapsedWeekdays(rows, config)
}

/** Rows of a week, Monday to Sunday; five equal weekdays become 'Mon-Fri' if the site wants it (LOC-21). */
const withCollapsedWeekdays = (rows: WeekRow[], config: Pick<ResolvedConfig, 'hours'>): WeekRow[] => {
  const weekdays = rows.slice(0, 5)
  const text = weekdays[0]?.text ?? ''
  if (!config.hours.collapseWeekdays || weekdays.some((row) => row.text !== text)) return rows
  return [{ days: 'Mon-Fri', text, isToday: weekdays.some((row) => row.isToday) }, ...rows.slice(5)]
}

/**
 * One-line text of the regular week in which visits can be requested: the windows within a department's opening hours (ENQ-24, API-14).
 *
 * @example 'Appointments Mon-Fri 9:00am – 5:00pm, none on Saturday and Sunday'
 */
export const appointmentsText = (
  location: Pick<Location, 'departments'>,
  department: Department,
  { week }: Pick<VisitWindows, 'week'>,
  config: Pick<ResolvedConfig, 'hours'>,
): string => {
  const hasHours = location.departments.some((hours) => hours.department === department)
  const rows = mondayFirst.map((weekday) => {
    const hours = hasHours ? usualHours(location, department, weekday) : [wholeDay]
    return { days: weekdayNames[weekday] ?? '', text: formatSpans(windowsWithin(week, weekday, hours)), isToday: false }
  })
  return hoursText(withCollapsedWeekdays(rows, config), { open: 'appointments', closed: 'none on' })
}

/**
 * One-line text of the regular week, closed days last (LOC-20).
 *
 * @example 'Open Mon-Fri 8:30am – 5:30pm, closed Saturday and Sunday'
 */
export const hoursText = (
  rows: readonly Pick<WeekRow, 'days' | 'text'>[],
  words: { readonly open: string; readonly closed: string } = { open: 'open', closed: 'closed' },
): string => {
  const open = rows.filter(({ text }) => text !== closedText).map(({ days, text }) => `${days} ${text}`)
  const closed = rows.filter(({ text }) => text === closedText).map(({ days }) => days)
  const [last = '', ...others] = closed.toReversed()
  const days = others.length > 0 ? `${others.toReversed().join(', ')} and ${last}` : last
  const parts = [open.length > 0 ? `${words.open} ${open.join(', ')}` : '', days && `${words.closed} ${days}`].filter(Boolean).join(', ')
  return parts.charAt(0).toUpperCase() + parts.slice(1)
}
