import { joinTallies, nothingTallied, type RangeTally } from './RangeTally'

/** What a set of rows comes to: counts by slot, and a tally for each number of the settings. Only what was asked for is right. */
export interface Tally {
  readonly counts: Uint32Array
  readonly ranges: readonly RangeTally[]
}

/** Both together, in the counts of `into`. */
export function addTally(into: Tally, right: Tally): Tally {
  const { counts } = into
  const length = Math.min(counts.length, right.counts.length)
  for (let slot = 0; slot < length; slot++) counts[slot] = (counts[slot] as number) + (right.counts[slot] as number)
  return { counts, ranges: into.ranges.map((range, index) => joinTallies(range, right.ranges[index] ?? nothingTallied)) }
}
