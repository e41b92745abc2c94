import { addDays, daysBetween } from '@forecourt/rules/dates/calendarDate'
import type { CalendarPlace } from './CalendarEntry'

/** What an entry's time is moved by: a quarter of an hour at least. Minutes. */
export const stepMinutes = 15

interface Dragged {
  readonly start: CalendarPlace
  /** How long it takes, in minutes. */
  readonly length: number
  /** The days that are shown, the first and the last. */
  readonly first: string
  readonly last: string
}

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** Where an entry lands that was dragged by so many days and minutes: on a quarter of an hour, within the days that are shown. */
export const droppedPlace = (
  { start, length, first, last }: Dragged,
  by: { readonly days: number; readonly minutes: number },
): CalendarPlace => {
  const date = addDays(start.date, within(Math.round(by.days), daysBetween(start.date, first), daysBetween(start.date, last)))
  // What wasn't moved up or down keeps its minute, however odd.
  if (Math.abs(by.minutes) < stepMinutes / 2) return { date, minutes: start.minutes }
  const minutes = Math.round((start.minutes + by.minutes) / stepMinutes) * stepMinutes
  const latest = Math.floor(Math.max(0, 1440 - length) / stepMinutes) * stepMinutes
  return { date, minutes: within(minutes, 0, latest) }
}
