import { dayAndTime, isEmptyPeriod, type Period } from '../dates/period'
import { formatDayTime } from './formatDate'

/**
 * Formats an end of a period.
 *
 * @example endText('2026-12-05T08:00') // '5 Dec 2026, 8:00 am'
 */
export const endText = (end: string): string => formatDayTime(...dayAndTime(end))

/** Reports a period that ends before it starts, as the end of a sentence; null if valid (CNT-05, CNT-08). */
export const periodProblem = (period: Period): string | null =>
  isEmptyPeriod(period) ? `it ends on ${endText(period.expiry)}, but begins on ${endText(period.start)}` : null
