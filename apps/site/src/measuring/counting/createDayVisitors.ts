import { createHmac, randomBytes } from 'node:crypto'

/** Detects a visitor's first visit of a day to a site, without identification. */
export interface DayVisitors {
  /** Pseudonym of a visitor for one day; can't be reversed, during the day or later. */
  pseudonym(parts: readonly string[]): number
  /** Whether the pseudonym is new today. */
  isNew(pseudonym: number): boolean
}

const dayMs = 86_400_000
/** Days begin at midnight in Brisbane: night in both Australia and New Zealand, so that few visitors span two days. */
const offsetMs = 10 * 3_600_000

/**
 * Pseudonyms use a random in-memory key that is discarded daily, so they can't be reversed or compared across days. Tracks at most `max`
 * visitors a day; further ones count as returning.
 *
 * @param now milliseconds
 */
export function createDayVisitors({ max, now }: { max: number; now: () => number }): DayVisitors {
  let day = Number.NaN
  let key = randomBytes(32)
  const visitors = new Set<number>()

  function startDay(): void {
    const today = Math.floor((now() + offsetMs) / dayMs)
    if (today === day) return
    day = today
    key = randomBytes(32)
    visitors.clear()
  }

  return {
    pseudonym(parts) {
      startDay()
      return createHmac('sha256', key).update(JSON.stringify(parts)).digest().readUIntBE(0, 6)
    },
    isNew(pseudonym) {
      startDay()
      if (visitors.has(pseudonym) || visitors.size >= max) return false
      visitors.add(pseudonym)
      return true
    },
  }
}
