import { toWeekday } from '@forecourt/rules/dates/calendarDate'
import { formatDate, formatTime } from '@forecourt/rules/format/formatDate'
import { nameOfWeekday } from '../../../parts/hours/copyDay'
import type { PillTone } from '../../../parts/StatusPill'

/** What takes time on a calendar: when it is, and what it says. */
export interface TimedEntry {
  readonly id: string
  /** ISO in UTC. */
  readonly startsAt: string
  readonly endsAt: string
  readonly title: string
  /** What it is about, in a line. */
  readonly text: string
  /** Its state in a word or two, and the colour that helps it. */
  readonly state: string
  readonly tone: PillTone
  readonly isOver: boolean
  readonly isMovable: boolean
}

/** Time nobody can book, and why. */
export interface CalendarBlock {
  readonly id: string
  readonly startsAt: string
  readonly endsAt: string
  readonly label: string
}

/** A place on the calendar: a day, `YYYY-MM-DD`, and minutes since its midnight by the clock on the wall. */
export interface CalendarPlace {
  readonly date: string
  readonly minutes: number
}

/** When a day can be booked, in minutes since midnight. */
export interface OpenTime {
  readonly date: string
  readonly from: number
  readonly until: number
}

/** A day in full, such as 'Tuesday 24 Nov'. */
export const formatDay = (date: string): string => `${nameOfWeekday(toWeekday(date))} ${formatDate(date)?.slice(0, -5) ?? date}`

/** A time of day, such as '9:30 am'. */
export const formatClock = (minutes: number): string => formatTime(minutes).replace(/(?=[ap]m)/, ' ')

/** A place on the calendar, such as 'Tuesday 24 Nov, 9:30 am'. */
export const formatPlace = ({ date, minutes }: CalendarPlace): string => `${formatDay(date)}, ${formatClock(minutes)}`
