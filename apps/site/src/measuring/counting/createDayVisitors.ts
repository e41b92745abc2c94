import { createHmac, randomBytes } from 'node:crypto'

/** Tells who came to a site for the first time in a day, without knowing who anybody is. */
export interface DayVisitors {
  /** A name of somebody for this day; nobody can be told from it once the day is over, nor while it lasts. */
  nameOf(parts: readonly string[]): number
  /** Whether it is the first time that this name came. */
  isNew(name: number): boolean
}

const dayMs = 86_400_000
/** Days begin at midnight in Brisbane: at night on both sides of the Tasman, so that few are counted on both sides of it. */
const offsetMs = 10 * 3_600_000

/**
 * Names are made with a key that only this process knows and throws away with the day, so that they can't be reversed, nor compared from
 * one day to the next. At most `most` people a day are told apart; further ones are counted as known.
 *
 * @param now milliseconds
 */
export function createDayVisitors({ most, now }: { most: number; now: () => number }): DayVisitors {
  let day = Number.NaN
  let key = randomBytes(32)
  const came = new Set<number>()

  function turn(): void {
    const today = Math.floor((now() + offsetMs) / dayMs)
    if (today === day) return
    day = today
    key = randomBytes(32)
    came.clear()
  }

  return {
    nameOf(parts) {
      turn()
      return createHmac('sha256', key).update(JSON.stringify(parts)).digest().readUIntBE(0, 6)
    },
    isNew(name) {
      turn()
      if (came.has(name) || came.size >= most) return false
      came.add(name)
      return true
    },
  }
}
