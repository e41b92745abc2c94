/** What of a conversation says how long it is kept. ISO in UTC. */
interface RetainedConversation {
  readonly lastAt: string
  readonly nextStepAt: string | null
  readonly snoozedUntil: string | null
}

/** The fewest and most months that can be chosen: cars are asked about again for half a year, and accounts are kept for seven. */
export const retentionMonthsRange = { least: 6, most: 84 } as const

/**
 * When the person of a conversation is erased unless something happens before (ENT-16): so many months after the last word, or after what
 * is still to come. Null where people are kept.
 *
 * @returns an instant, ISO in UTC
 * @example erasedAt({ lastAt: '2026-01-31T02:00:00.000Z', nextStepAt: null, snoozedUntil: null }, 13) // '2027-02-28T02:00:00.000Z'
 */
export const erasedAt = ({ lastAt, nextStepAt, snoozedUntil }: RetainedConversation, keptMonths: number | null): string | null => {
  if (keptMonths === null) return null
  const latest =
    [lastAt, nextStepAt, snoozedUntil]
      .filter((at) => at !== null)
      .toSorted()
      .at(-1) ?? lastAt
  const date = new Date(latest)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + keptMonths)
  const lastOfMonth = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, lastOfMonth))
  return date.toISOString()
}

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
