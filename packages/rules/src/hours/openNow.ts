import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { addDays, toWeekday } from '../dates/calendarDate'
import { momentInZone } from '../dates/momentInZone'
import type { Location } from '../entities/Location'
import { formatTime } from '../format/formatDate'
import { type Department, dayHours, isAppointmentSaturday } from './dayHours'

/** Whether a department is open, as text. */
export interface OpenNow {
  readonly open: boolean
  readonly text: string
}

const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const daysAhead = 14

/**
 * Whether a department is open at an instant, considering special days and breaks (LOC-15, LOC-16, ENT-08), and if not, the next opening
 * within two weeks: 'Open until 5:30pm', 'Closed, opens tomorrow 8:30am'. The closing minute counts as closed.
 *
 * @param now the instant, ISO in UTC
 * @param settings the site's hours rules, so that appointment-only service Saturdays count as closed (LOC-18)
 */
export const openNow = (
  location: Pick<Location, 'departments' | 'specialDays' | 'timeZone'>,
  department: Department,
  now: string,
  settings: ResolvedConfig['hours'] | null = null,
): OpenNow => {
  const moment = momentInZone(now, location.timeZone)
  const hoursOn = (date: string) =>
    department === 'service' && settings && isAppointmentSaturday(date, settings) ? [] : dayHours(location, department, date)
  const next = hoursOn(moment.date).find(({ until }) => moment.minutes < until)
  if (next && next.from <= moment.minutes) return { open: true, text: `Open until ${formatTime(next.until)}` }
  if (next) return { open: false, text: `Closed, opens ${formatTime(next.from)}` }
  for (let days = 1; days <= daysAhead; days++) {
    const date = addDays(moment.date, days)
    const [hours] = hoursOn(date)
    if (hours)
      return { open: false, text: `Closed, opens ${days === 1 ? 'tomorrow' : weekdayNames[toWeekday(date)]} ${formatTime(hours.from)}` }
  }
  return { open: false, text: 'Closed' }
}
