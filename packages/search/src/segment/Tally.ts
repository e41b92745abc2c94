import { type Bits, hasBit } from '../work/bits'
import type { NumberColumn } from './NumberColumn'

/** Counts by slot, and a tally of each number, for a set of rows. Only requested attributes are valid. */
export interface Tally {
  readonly counts: Uint32Array
  readonly ranges: readonly RangeTally[]
}

/** Adds a tally to `into`; `slots` restricts it to those slots, default all. */
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

/** Statistics of numbers; `count` is 0 if there is none. */
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

/** Statistics of the first `length` rows. */
export const tallyRows = ({ values }: NumberColumn, rows: Uint32Array, length: number): RangeTally =>
  values instanceof Int32Array ? tallyShort(values, rows, length) : tallyLong(values, rows, length)

/** From this number of rows on, minimum and maximum are found faster from the ends of the sorted column. */
const manyRows = 1024

/** Statistics of the first `length` rows, which are all of a set: for many rows only the sum needs a scan. */
export function tallySet(column: NumberColumn, set: Bits, rows: Uint32Array, length: number): RangeTally {
  const { values, order } = column
  if (length < manyRows || !(values instanceof Int32Array)) return tallyRows(column, rows, length)
  const furthest = Math.min(order.length, length)
  let first = 0
  while (first < furthest && !hasBit(set, order[first] as number)) first++
  let last = 0
  while (last < furthest && !hasBit(set, order[order.length - 1 - last] as number)) last++
  // If the set's rows are far from the ends, scanning each row is cheaper.
  if (first === furthest || last === furthest) return tallyRows(column, rows, length)
  const min = values[order[first] as number] as number
  const max = values[order[order.length - 1 - last] as number] as number
  return { ...addUp(values, rows, length), min, max }
}

/** Count and sum of the rows' numbers, without minimum and maximum. */
export function sumRows(column: NumberColumn, rows: Uint32Array, length: number): Pick<RangeTally, 'count' | 'sum'> {
  return column.values instanceof Int32Array ? addUp(column.values, rows, length) : tallyRows(column, rows, length)
}

function addUp(values: Int32Array, rows: Uint32Array, length: number): { count: number; sum: number } {
  let count = length
  let sum = 0
  for (let index = 0; index < length; index++) {
    const value = values[rows[index] as number] as number
    const missingMask = value >> 31
    count += missingMask
    sum += value & ~missingMask
  }
  return { count, sum }
}

/** Branch-free: rows without a number are distributed randomly, so a branch would be mispredicted. */
function tallyShort(values: Int32Array, rows: Uint32Array, length: number): RangeTally {
  let count = length
  let min = Number.MAX_SAFE_INTEGER
  let max = -1
  let sum = 0
  for (let index = 0; index < length; index++) {
    const value = values[rows[index] as number] as number
    // All bits set if the value is missing, else 0.
    const missingMask = value >> 31
    count += missingMask
    sum += value & ~missingMask
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

/** Statistics of a set that omits few rows, from those of all rows and of the omitted ones. Exact for integers. */
export function tallyAllBut(column: NumberColumn, set: Bits, allRows: RangeTally, omitted: Pick<RangeTally, 'count' | 'sum'>): RangeTally {
  const count = allRows.count - omitted.count
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
    sum: allRows.sum - omitted.sum,
  }
}
