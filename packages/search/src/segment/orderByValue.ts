import { mergeSort } from '../work/mergeSort'
import { sortNumbers } from '../work/sortNumbers'
import type { Work } from '../work/Work'

/** The rows that have a number, smallest first; equal ones in the order of their rows. NaN: none. */
export function* orderByValue(values: Float64Array, areWhole: boolean): Work<Uint32Array> {
  const rows = values.length
  let count = 0
  let least = Number.POSITIVE_INFINITY
  let most = Number.NEGATIVE_INFINITY
  for (let row = 0; row < rows; row++) {
    const value = values[row] as number
    if (Number.isNaN(value)) continue
    count++
    if (value < least) least = value
    if (value > most) most = value
  }
  yield
  const order = new Uint32Array(count)
  let next = 0
  // Value and row in one whole number, so that plain numbers are sorted; powers of two come apart without rounding.
  const room = 2 ** Math.ceil(Math.log2(rows + 1))
  if (areWhole && (most - least + 1) * room <= Number.MAX_SAFE_INTEGER) {
    const keys = new Float64Array(count)
    for (let row = 0; row < rows; row++) {
      const value = values[row] as number
      if (!Number.isNaN(value)) keys[next++] = (value - least) * room + row
    }
    yield
    const sorted = yield* sortNumbers(keys)
    for (let at = 0; at < count; at++) {
      const key = sorted[at] as number
      order[at] = key - Math.floor(key / room) * room
    }
    yield
    return order
  }
  for (let row = 0; row < rows; row++) if (!Number.isNaN(values[row])) order[next++] = row
  yield
  return yield* mergeSort(order, (left, right) => (values[left] as number) - (values[right] as number))
}
