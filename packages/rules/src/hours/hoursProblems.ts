import { isCalendarDate } from '../dates/calendarDate'
import type { DepartmentHours, OpeningHour } from '../entities/Location'
import { formatDate } from '../format/formatDate'
import { clockMinutes } from './clockMinutes'

/** A special day as entered, in local time. */
export interface EnteredSpecialDay {
  readonly date: string
  readonly name: string
  readonly status: 'Open' | 'Closed'
  /** Local, `HH:MM`; null if closed. */
  readonly open: string | null
  readonly close: string | null
}

/** A validation error of opening hours. */
export interface HoursProblem {
  /** For example 'sales.6' for the sales department on Saturdays, or 'specialDays.0' for the first special day. */
  readonly at: string
  readonly message: string
}

/** Maximum number of opening periods a day. */
export const hoursPerDay = 4

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const departments: Readonly<Record<DepartmentHours['department'], string>> = { sales: 'Sales', service: 'Service', parts: 'Parts' }

const spanProblem = ({ status, open, close }: Pick<OpeningHour, 'status' | 'open' | 'close'>, subject: string): string | null => {
  if (status === 'Closed') return null
  const [from, until] = [clockMinutes(open), clockMinutes(close)]
  if (from === null) return `${subject} needs an opening time, such as 8:30 am.`
  if (until === null) return `${subject} needs a closing time, such as 5:30 pm.`
  if (from === until) return `${subject} opens and closes at the same time. Mark the day as closed instead.`
  return from > until ? `${subject} closes before it opens. Closing time can’t be after midnight.` : null
}

/** Checks an opening period against others of the same day. */
const otherPeriodProblem = (hour: OpeningHour, before: readonly OpeningHour[], subject: string): string | null => {
  if (before.length === 0) return null
  if ([hour, ...before].some(({ status }) => status === 'Closed')) return `${subject} is both open and closed.`
  if (before.length === hoursPerDay) return `${subject} opens more than ${hoursPerDay} times.`
  const [from, until] = [clockMinutes(hour.open) ?? 0, clockMinutes(hour.close) ?? 0]
  const overlaps = before.some(({ open, close }) => from < (clockMinutes(close) ?? 0) && (clockMinutes(open) ?? 0) < until)
  return overlaps ? `The hours of ${subject} overlap.` : null
}

/**
 * Validates the hours of a location (ENT-08, ENT-09): missing or reversed times, overlapping or too many periods, duplicate dates,
 * special days without date or name. Empty if valid.
 */
export const hoursProblems = (weeks: readonly DepartmentHours[], specialDays: readonly EnteredSpecialDay[]): HoursProblem[] => {
  const problems: HoursProblem[] = []
  const add = (at: string, message: string | null) => {
    if (message !== null) problems.push({ at, message })
  }
  for (const [index, { department, hours }] of weeks.entries()) {
    if (weeks.findIndex((week) => week.department === department) < index)
      add(department, `The hours of ${departments[department]} are listed twice.`)
    for (const [position, hour] of hours.entries()) {
      const subject = `${departments[department]} on ${weekdays[hour.weekday] ?? 'an unknown day'}`
      const before = hours.slice(0, position).filter(({ weekday }) => weekday === hour.weekday)
      add(`${department}.${hour.weekday}`, spanProblem(hour, subject) ?? otherPeriodProblem(hour, before, subject))
    }
  }
  for (const [index, day] of specialDays.entries()) {
    const at = `specialDays.${index}`
    if (!isCalendarDate(day.date)) add(at, 'Choose a date for the special day.')
    else if (day.name.trim() === '') add(at, `Enter a name for ${formatDate(day.date)}, such as Christmas Day.`)
    else if (specialDays.findIndex(({ date }) => date === day.date) < index) add(at, `${formatDate(day.date)} is listed twice.`)
    else add(at, spanProblem(day, day.name.trim()))
  }
  return problems
}
