import { type Bits, hasBit, listBits } from './bits'
import type { RowOrder } from './RowOrder'

/** Up to so many wanted, keeping the best while going through all is quicker than sorting all. */
const fewWanted = 64

/** The first rows of a set of `count` in an order: by walking along the order, or, where that would be far, by looking up each one's rank. */
export function firstRows({ rows, ranks }: RowOrder, set: Bits, count: number, wanted: number): Uint32Array {
  const length = Math.min(count, wanted)
  if (length === 0) return new Uint32Array(0)
  const expectedWalk = (rows.length * length) / count
  if (count * 8 < expectedWalk) {
    const found = new Uint32Array(count)
    listBits(set, found)
    for (let index = 0; index < count; index++) found[index] = ranks[found[index] as number] as number
    const first = length <= fewWanted ? least(found, length) : found.sort().subarray(0, length)
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

/** The least numbers in order, in the place of the first ones. */
function least(numbers: Uint32Array, wanted: number): Uint32Array {
  let kept = 0
  for (let index = 0; index < numbers.length; index++) {
    const number = numbers[index] as number
    if (kept === wanted && number > (numbers[kept - 1] as number)) continue
    let gap = kept < wanted ? kept++ : kept - 1
    for (; gap > 0 && (numbers[gap - 1] as number) > number; gap--) numbers[gap] = numbers[gap - 1] as number
    numbers[gap] = number
  }
  return numbers.subarray(0, wanted)
}
