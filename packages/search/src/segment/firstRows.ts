import { type Bits, hasBit, listBits } from '../work/bits'
import { least } from './least'
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
