import { memoisedLast } from '@forecourt/schema/memoised'

/** Memoised, because the end is usually the page's instant, the same for all its cars. */
const untilMs = memoisedLast(Date.parse)

/**
 * Counts whole 24-hour days between two instants (CAR-11, SRC-31); NaN if either is invalid.
 *
 * @example wholeDays('2026-03-01T10:00:00Z', '2026-03-03T09:59:00Z') // 1
 */
export const wholeDays = (from: string, to: string): number => Math.floor((untilMs(to) - Date.parse(from)) / dayMs)

const dayMs = 86_400_000
const pattern = /^\d{4}-\d{2}-\d{2}$/

const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

/** Whether a text is a valid date `YYYY-MM-DD` (CAR-21). */
export const isCalendarDate = (date: string): boolean => {
  if (!pattern.test(date)) return false
  const month = Number(date.slice(5, 7))
  const day = Number(date.slice(8))
  const days = month === 2 && isLeap(Number(date.slice(0, 4))) ? 29 : (monthDays[month - 1] ?? 0)
  return day >= 1 && day <= days
}

/** Days between two calendar dates, independent of time zones (LOC-18). */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs)

/** Adds days to a calendar date (LOC-15). */
export const addDays = (date: string, days: number): string => new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10)

/** Weekday of a calendar date, 0 = Sunday to 6 = Saturday (ENT-08). */
export const toWeekday = (date: string): number => new Date(Date.parse(date)).getUTCDay()
