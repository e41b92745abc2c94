import { anyWay, inName, notAside } from '../text/TermRows'
import { type Bits, countBits, intersect } from '../work/bits'
import type { BatchPlan } from './planBatch'
import type { SegmentSearch } from './SegmentSearch'

/**
 * Indices of the terms that a plan searches for: all if a document has them all, else those left after dropping terms, at least one. Uses
 * the filters that all requests of the plan share.
 */
export function matchableTerms<Document>({ text, drop, shared }: BatchPlan, searches: readonly SegmentSearch<Document>[]): number[] {
  const all = (text?.terms ?? []).map((_, index) => index)
  if (!text || drop === 'none' || all.length < 2) return all
  const parts = searches.map((search) => ({ queryRows: search.queryRows(text), rows: search.matching(shared) }))
  const isFound = (places: readonly number[]) =>
    parts.some(({ queryRows, rows }) => {
      const remaining = rows.slice()
      for (const place of places) {
        const termRows = queryRows.rowsOf(place, anyWay)
        if (!termRows) return false
        intersect(remaining, termRows)
      }
      return countBits(remaining) > 0
    })
  if (isFound(all)) return all
  if (drop === 'last' || drop === 'first') {
    const remaining = [...all]
    while (remaining.length > 1 && !isFound(remaining)) {
      if (drop === 'last') remaining.pop()
      else remaining.shift()
    }
    return remaining
  }
  const remaining = all.filter((place) => isFound([place]))
  // No term matches anything: dropping terms doesn't help.
  if (remaining.length === 0) return all
  // Terms in names are kept over descriptive ones, and those over incidental ones; on a tie the first.
  const weight = (place: number) => {
    const has = (accepted: number) => parts.some(({ queryRows, rows }) => intersects(rows, queryRows.rowsOf(place, accepted)))
    return has(inName) ? 2 : has(notAside) ? 1 : 0
  }
  const weights = new Map(remaining.map((place) => [place, weight(place)]))
  const dispensable = [...remaining].sort((one, other) => (weights.get(one) as number) - (weights.get(other) as number) || other - one)
  while (remaining.length > 1 && !isFound(remaining)) {
    const enough = dispensable.find((place) => isFound(remaining.filter((one) => one !== place)))
    const dropped = enough ?? (dispensable[0] as number)
    remaining.splice(remaining.indexOf(dropped), 1)
    dispensable.splice(dispensable.indexOf(dropped), 1)
  }
  return remaining
}

function intersects(rows: Bits, others: Bits | null): boolean {
  if (others) for (let word = 0; word < rows.length; word++) if (((rows[word] as number) & (others[word] as number)) !== 0) return true
  return false
}
