import type { Bits } from '../work/bits'
import { listBits } from '../work/bits'
import { least } from './least'
import type { PointColumn } from './PointColumn'
import type { RowOrder } from './RowOrder'

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
