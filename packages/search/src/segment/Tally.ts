import { joinTallies, nothingTallied, type RangeTally } from './RangeTally'

/** What a set of rows comes to: counts by slot, and a tally for each number of the settings. Only what was asked for is right. */
export interface Tally {
  readonly counts: Uint32Array
  readonly ranges: readonly RangeTally[]
}

/** Both together, in the counts of `into`; `slots` are those that matter, without them all. */
export function addTally(into: Tally, right: Tally, slots?: readonly Uint32Array[]): Tally {
  const { counts } = into
  const added = right.counts
  if (slots) {
    for (const some of slots)
      for (let at = 0; at < some.length; at++) {
        const slot = some[at] as number
        counts[slot] = (counts[slot] as number) + (added[slot] ?? 0)
      }
  } else {
    const length = Math.min(counts.length, added.length)
    for (let slot = 0; slot < length; slot++) counts[slot] = (counts[slot] as number) + (added[slot] as number)
  }
  return { counts, ranges: into.ranges.map((range, index) => joinTallies(range, right.ranges[index] ?? nothingTallied)) }
}
