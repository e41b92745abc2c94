import { type Bits, hasBit, listBits } from '../work/bits'
import type { PointColumn } from './PointColumn'
import type { RowOrder } from './RowOrder'

/** The first rows of a set of `count` in an order: by walking along the order, or, where that would be far, by looking up each one's rank. */
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

/** More than any segment has rows. */
const ranksEach = 2 ** 27

/** The first rows of a set of `count` by how far away they are, given the distances of places; those equally far in an order. */
export function nearestRows(
  { rows, ranks }: RowOrder,
  { places }: PointColumn,
  distances: Uint32Array,
  set: Bits,
  count: number,
  wanted: number,
): Uint32Array {
  const found = new Uint32Array(count)
  listBits(set, found)
  // Distance and rank in one whole number, so that plain numbers are put in order.
  const keys = new Float64Array(count)
  for (let index = 0; index < count; index++) {
    const row = found[index] as number
    keys[index] = (distances[places[row] as number] as number) * ranksEach + (ranks[row] as number)
  }
  return Uint32Array.from(least(keys, Math.min(count, wanted)), (key) => rows[key - Math.floor(key / ranksEach) * ranksEach] as number)
}

/** Up to so many wanted, keeping the best while going through all is quicker than sorting all. */
const fewWanted = 64

/** The least of some numbers in order; they are left in any order. */
export function least<Numbers extends Uint32Array | Float64Array>(numbers: Numbers, wanted: number): Numbers {
  if (wanted > fewWanted) return numbers.sort().subarray(0, wanted) as Numbers
  let kept = 0
  for (let index = 0; index < numbers.length; index++) {
    const number = numbers[index] as number
    if (kept === wanted && number >= (numbers[kept - 1] as number)) continue
    let gap = kept < wanted ? kept++ : kept - 1
    for (; gap > 0 && (numbers[gap - 1] as number) > number; gap--) numbers[gap] = numbers[gap - 1] as number
    numbers[gap] = number
  }
  return numbers.subarray(0, wanted) as Numbers
}
