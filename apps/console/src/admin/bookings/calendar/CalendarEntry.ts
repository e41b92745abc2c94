import { toWeekday } from '@forecourt/rules/dates/calendarDate'
import { formatDate, formatTime } from '@forecourt/rules/format/formatDate'
import { nameOfWeekday } from '../../../parts/hours/copyDay'
import type { PillTone } from '../../../parts/StatusPill'

/** A booking as an entry of the calendar. */
export interface CalendarEntry {
  readonly id: string
  /** ISO in UTC. */
  readonly startsAt: string
  readonly endsAt: string
  readonly title: string
  /** Description in one line. */
  readonly text: string
  /** State in a word or two, and its pill colour. */
  readonly state: string
  readonly tone: PillTone
  /** Whether the booking has ended or was cancelled. */
  readonly isOver: boolean
  readonly isMovable: boolean
}

/** Blocked time, with the reason. */
export interface CalendarBlock {
  readonly id: string
  readonly startsAt: string
  readonly endsAt: string
  readonly label: string
}

/** A local time on the calendar: day, `YYYY-MM-DD`, and minutes since midnight. */
export interface CalendarTime {
  readonly date: string
  readonly minutes: number
}

/** Bookable hours of a day, in minutes since midnight. */
export interface OpenTime {
  readonly date: string
  readonly from: number
  readonly until: number
}

/** A day in full, such as 'Tuesday 24 Nov'. */
export const formatDay = (date: string): string => `${nameOfWeekday(toWeekday(date))} ${formatDate(date)?.slice(0, -5) ?? date}`

/** A time of day, such as '9:30 am'. */
export const formatClock = (minutes: number): string => formatTime(minutes).replace(/(?=[ap]m)/, ' ')

/** A local time on the calendar, such as 'Tuesday 24 Nov, 9:30 am'. */
export const formatCalendarTime = ({ date, minutes }: CalendarTime): string => `${formatDay(date)}, ${formatClock(minutes)}`
