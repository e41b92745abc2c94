import { toWeekday } from '@forecourt/rules/dates/calendarDate'
import { formatDate } from '@forecourt/rules/format/formatDate'
import { formatTime } from '@forecourt/rules/format/formatTime'
import { nameOfWeekday } from '../../../parts/hours/weekdays'
import type { CalendarPlace } from './CalendarEntry'

/** A day in full, such as 'Tuesday 24 Nov'. */
export const formatDay = (date: string): string => `${nameOfWeekday(toWeekday(date))} ${formatDate(date)?.slice(0, -5) ?? date}`

/** A time of day, such as '9:30 am'. */
export const formatClock = (minutes: number): string => formatTime(minutes).replace(/(?=[ap]m)/, ' ')

/** A place on the calendar, such as 'Tuesday 24 Nov, 9:30 am'. */
export const formatPlace = ({ date, minutes }: CalendarPlace): string => `${formatDay(date)}, ${formatClock(minutes)}`
