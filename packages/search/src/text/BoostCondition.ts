import { type Bits, hasBit, unite } from '../work/bits'
import type { Scratch } from '../work/Scratch'
import { rowsOfAll, type TermRows } from './TermRows'

/** Rows that meet a condition: a set, all matching rows, or none. */
export type MatchedRows = Bits | 'all' | 'none'

/** A condition that ranks matching rows higher. Tested per row for few rows, computed as a set for many. */
export interface BoostCondition {
  /** Set if all rows or none meet it. */
  readonly constant: 'all' | 'none' | null
  readonly has: (row: number) => boolean
  rows(): MatchedRows
}

function isInAny(sets: readonly Bits[], row: number): boolean {
  for (let at = 0; at < sets.length; at++) if (hasBit(sets[at] as Bits, row)) return true
  return false
}

/** Every term matches in an accepted way. */
export function waysCondition(terms: readonly TermRows[], accepted: number, scratch: Scratch): BoostCondition {
  const strict = terms.filter((term) => !term.meetsAll(accepted))
  let sets: (readonly Bits[])[] | null = null
  return {
    constant: strict.length === 0 ? 'all' : strict.some((term) => !term.meets(accepted)) ? 'none' : null,
    has: (row) => {
      sets ??= strict.map((term) => term.setsOf(accepted))
      for (let term = 0; term < sets.length; term++) if (!isInAny(sets[term] as readonly Bits[], row)) return false
      return true
    },
    rows: () => (strict.length === 0 ? 'all' : (rowsOfAll(terms, accepted, scratch) ?? 'none')),
  }
}

/**
 * Conditions on the number of adjacent word pairs: all `pairs`, one fewer, and so on down to one.
 *
 * @param pairs maximum number
 * @param found rows of each pair with matches
 */
export function neighbourConditions(pairs: number, found: readonly Bits[], scratch: Scratch): BoostCondition[] {
  let known: MatchedRows[] | null = null
  const rowsOf = (count: number): MatchedRows => {
    known ??= atLeast(found, scratch)
    return known[count - 1] ?? 'none'
  }
  return Array.from({ length: pairs }, (_, at): BoostCondition => {
    const count = pairs - at
    return {
      constant: count > found.length ? 'none' : null,
      has: (row) => found.reduce((sum, one) => sum + (hasBit(one, row) ? 1 : 0), 0) >= count,
      rows: () => rowsOf(count),
    }
  })
}

/** The rows with at least one pair, with at least two, and so on. */
function atLeast(found: readonly Bits[], scratch: Scratch): MatchedRows[] {
  const sets: Bits[] = []
  for (const rows of found) {
    const before = [...sets]
    // A row has `count` pairs if it had one fewer before and has this one.
    for (let count = before.length; count >= 0; count--) {
      const both = count === 0 ? rows : scratch.intersection(before[count - 1] as Bits, rows)
      const known = sets[count]
      if (known) unite(known, both)
      else sets[count] = count === 0 ? scratch.copyOf(both) : both
    }
  }
  return sets
}
