import { type Bits, hasBit } from '../work/bits'
import type { NumberColumn } from './NumberColumn'

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

/** What is known of the numbers of some rows; with no number, `count` is 0. */
export interface RangeTally {
  readonly count: number
  readonly min: number
  readonly max: number
  readonly sum: number
}

export const nothingTallied: RangeTally = { count: 0, min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY, sum: 0 }

const joinTallies = (left: RangeTally, right: RangeTally): RangeTally => ({
  count: left.count + right.count,
  min: Math.min(left.min, right.min),
  max: Math.max(left.max, right.max),
  sum: left.sum + right.sum,
})

/** Of the first `length` rows. */
export const tallyRows = ({ values }: NumberColumn, rows: Uint32Array, length: number): RangeTally =>
  values instanceof Int32Array ? tallyShort(values, rows, length) : tallyLong(values, rows, length)

/** From so many rows on, the least and the greatest are sooner found from the ends of the column's order than among the rows. */
const manyRows = 1024

/** The same of the first `length` rows, which are all of a set: with many of them, each is only added up. */
export function tallySet(column: NumberColumn, set: Bits, rows: Uint32Array, length: number): RangeTally {
  const { values, order } = column
  if (length < manyRows || !(values instanceof Int32Array)) return tallyRows(column, rows, length)
  const furthest = Math.min(order.length, length)
  let first = 0
  while (first < furthest && !hasBit(set, order[first] as number)) first++
  let last = 0
  while (last < furthest && !hasBit(set, order[order.length - 1 - last] as number)) last++
  // Where what is found lies far from the ends, going there costs more than asking each row.
  if (first === furthest || last === furthest) return tallyRows(column, rows, length)
  const min = values[order[first] as number] as number
  const max = values[order[order.length - 1 - last] as number] as number
  return { ...addUp(values, rows, length), min, max }
}

/** How many numbers there are among the rows, and their sum; not their least and greatest. */
export function sumRows(column: NumberColumn, rows: Uint32Array, length: number): Pick<RangeTally, 'count' | 'sum'> {
  return column.values instanceof Int32Array ? addUp(column.values, rows, length) : tallyRows(column, rows, length)
}

function addUp(values: Int32Array, rows: Uint32Array, length: number): { count: number; sum: number } {
  let count = length
  let sum = 0
  for (let index = 0; index < length; index++) {
    const value = values[rows[index] as number] as number
    const none = value >> 31
    count += none
    sum += value & ~none
  }
  return { count, sum }
}

/** Rows without a number come by at random: what is known of each is worked out without asking whether it has one. */
function tallyShort(values: Int32Array, rows: Uint32Array, length: number): RangeTally {
  let count = length
  let min = Number.MAX_SAFE_INTEGER
  let max = -1
  let sum = 0
  for (let index = 0; index < length; index++) {
    const value = values[rows[index] as number] as number
    // All bits set where there is none, else no bit.
    const none = value >> 31
    count += none
    sum += value & ~none
    const orHuge = value >>> 0
    if (orHuge < min) min = orHuge
    if (value > max) max = value
  }
  return count === 0 ? nothingTallied : { count, min, max, sum }
}

function tallyLong(values: Float64Array, rows: Uint32Array, length: number): RangeTally {
  let { count, min, max, sum } = nothingTallied
  for (let index = 0; index < length; index++) {
    const value = values[rows[index] as number] as number
    if (Number.isNaN(value)) continue
    count++
    sum += value
    if (value < min) min = value
    if (value > max) max = value
  }
  return { count, min, max, sum }
}

/** Of all rows in a set that leaves out few, given what all rows and those left out come to. Exact for whole numbers. */
export function tallyAllBut(
  column: NumberColumn,
  set: Bits,
  everything: RangeTally,
  leftOut: Pick<RangeTally, 'count' | 'sum'>,
): RangeTally {
  const count = everything.count - leftOut.count
  if (count === 0) return nothingTallied
  const { order, values } = column
  let first = 0
  let last = order.length - 1
  while (!hasBit(set, order[first] as number)) first++
  while (!hasBit(set, order[last] as number)) last--
  return {
    count,
    min: values[order[first] as number] as number,
    max: values[order[last] as number] as number,
    sum: everything.sum - leftOut.sum,
  }
}
