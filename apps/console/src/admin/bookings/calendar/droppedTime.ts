import { addDays, daysBetween } from '@forecourt/rules/dates/calendarDate'
import type { CalendarTime } from './CalendarEntry'

/** Drag step. Minutes. */
export const stepMinutes = 15

interface DraggedEntry {
  readonly start: CalendarTime
  readonly durationMinutes: number
  /** First and last shown day. */
  readonly first: string
  readonly last: string
}

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

/** The drop target after a drag by days and minutes: rounded to a quarter of an hour, within the shown days. */
export const droppedTime = (
  { start, durationMinutes, first, last }: DraggedEntry,
  by: { readonly days: number; readonly minutes: number },
): CalendarTime => {
  const date = addDays(start.date, clamp(Math.round(by.days), daysBetween(start.date, first), daysBetween(start.date, last)))
  // A horizontal drag keeps the exact minute.
  if (Math.abs(by.minutes) < stepMinutes / 2) return { date, minutes: start.minutes }
  const minutes = Math.round((start.minutes + by.minutes) / stepMinutes) * stepMinutes
  const latest = Math.floor(Math.max(0, 1440 - durationMinutes) / stepMinutes) * stepMinutes
  return { date, minutes: clamp(minutes, 0, latest) }
}
