/** Dates that determine a conversation's retention. ISO in UTC. */
interface RetainedConversation {
  readonly lastAt: string
  readonly nextStepAt: string | null
  readonly snoozedUntil: string | null
}

/** Allowed retention in months: cars are enquired about again for half a year, and accounting records are kept for seven years. */
export const retentionMonthsRange = { min: 6, max: 84 } as const

/**
 * When the person of a conversation is erased (ENT-16): the retention period after the last message, or after what is scheduled. Null if
 * people are kept.
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
 * First day that is still within the retention period; people whose last message is older are erased (ENT-16).
 *
 * @returns a UTC date, such as '2026-03-01'
 * @example retainedSince(6, '2026-08-31T12:00:00.000Z') // '2026-03-01', as February has no 31st day
 */
export const retainedSince = (keptMonths: number, now: string): string => {
  const date = new Date(now)
  // Starts a little earlier, because months differ in length.
  date.setUTCDate(date.getUTCDate() - keptMonths * 31 - 1)
  date.setUTCHours(0, 0, 0, 0)
  const isErased = () => (erasedAt({ lastAt: date.toISOString(), nextStepAt: null, snoozedUntil: null }, keptMonths) ?? now) <= now
  while (isErased()) date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}
