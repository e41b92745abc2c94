import { erasedAt } from './erasedAt'

/**
 * The first day whose last words are still kept where people are kept for so many months: who was heard of before it is erased (ENT-16).
 *
 * @returns a day of UTC, such as '2026-03-01'
 * @example retainedSince(6, '2026-08-31T12:00:00.000Z') // '2026-03-01', as February has no 31st day
 */
export const retainedSince = (keptMonths: number, now: string): string => {
  const date = new Date(now)
  // A little before it: months are not alike long.
  date.setUTCDate(date.getUTCDate() - keptMonths * 31 - 1)
  date.setUTCHours(0, 0, 0, 0)
  const isErased = () => (erasedAt({ lastAt: date.toISOString(), nextStepAt: null, snoozedUntil: null }, keptMonths) ?? now) <= now
  while (isErased()) date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}
