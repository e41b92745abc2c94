import { joinTallies, nothingTallied, type RangeTally } from './RangeTally'

/** What a set of rows comes to: counts by slot, and a tally for each number of the settings. Only what was asked for is right. */
export interface Tally {
  readonly counts: Uint32Array
  readonly ranges: readonly RangeTally[]
}

export function joinWholeTallies(left: Tally, right: Tally): Tally {
  // A segment built later may know values that another doesn't.
  const [longer, shorter] = left.counts.length < right.counts.length ? [right.counts, left.counts] : [left.counts, right.counts]
  const counts = longer.slice()
  for (let slot = 0; slot < shorter.length; slot++) counts[slot] = (counts[slot] as number) + (shorter[slot] as number)
  return { counts, ranges: left.ranges.map((range, index) => joinTallies(range, right.ranges[index] ?? nothingTallied)) }
}
