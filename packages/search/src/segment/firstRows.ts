import { type Bits, hasBit, listBits } from '../work/bits'
import type { PointColumn } from './PointColumn'
import type { RowOrder } from './RowOrder'

/** The first rows of a set with `count` rows in a sort order: scans the order, or looks up each row's rank if that is faster. */
export function firstRows({ rows, ranks }: RowOrder, set: Bits, count: number, wanted: number): Uint32Array {
  const length = Math.min(count, wanted)
  if (length === 0) return new Uint32Array(0)
  const expectedWalk = (rows.length * length) / count
  if (count * 8 < expectedWalk) {
    const found = new Uint32Array(count)
    listBits(set, found)
    for (let index = 0; index < count; index++) found[index] = ranks[found[index] as number] as number
    const first = least(found, length)
    for (let index = 0; index < length; index++) first[index] = rows[first[index] as number] as number
    return first
  }
  const first = new Uint32Array(length)
  let listed = 0
  for (let rank = 0; listed < length; rank++) {
    const row = rows[rank] as number
    if (hasBit(set, row)) first[listed++] = row
  }
  return first
}

/** More than the rows of any segment. */
const rankRange = 2 ** 27

/** The nearest rows of a set with `count` rows, given the distance of each point; ties in sort order. */
export function nearestRows(
  { rows, ranks }: RowOrder,
  { pointIndexes }: PointColumn,
  distances: Uint32Array,
  set: Bits,
  count: number,
  wanted: number,
): Uint32Array {
  const found = new Uint32Array(count)
  listBits(set, found)
  // Distance and rank combined in one integer, for a plain sort.
  const keys = new Float64Array(count)
  for (let index = 0; index < count; index++) {
    const row = found[index] as number
    keys[index] = (distances[pointIndexes[row] as number] as number) * rankRange + (ranks[row] as number)
  }
  return Uint32Array.from(least(keys, Math.min(count, wanted)), (key) => rows[key - Math.floor(key / rankRange) * rankRange] as number)
}

/** Up to this number wanted, a scan that keeps the best is faster than sorting all. */
const fewWanted = 64

/** The smallest numbers, sorted; reorders the input. */
export function least<Numbers extends Uint32Array | Float64Array>(numbers: Numbers, wanted: number): Numbers {
  if (wanted > fewWanted) return numbers.sort().subarray(0, wanted) as Numbers
  let filled = 0
  for (let index = 0; index < numbers.length; index++) {
    const number = numbers[index] as number
    if (filled === wanted && number >= (numbers[filled - 1] as number)) continue
    let gap = filled < wanted ? filled++ : filled - 1
    for (; gap > 0 && (numbers[gap - 1] as number) > number; gap--) numbers[gap] = numbers[gap - 1] as number
    numbers[gap] = number
  }
  return numbers.subarray(0, wanted) as Numbers
}
