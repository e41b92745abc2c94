import { mergeSort } from '../work/mergeSort'
import { radixSort } from '../work/radixSort'
import type { Work } from '../work/Work'

const fewDifferent = 4096

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
  if (areWhole && most - least < 2 ** 32) {
    const keys = new Uint32Array(rows)
    for (let row = 0; row < rows; row++) {
      const value = values[row] as number
      if (Number.isNaN(value)) continue
      keys[row] = value - least
      order[next++] = row
    }
    yield
    return yield* radixSort(order, keys)
  }
  const different = new Set<number>()
  for (let row = 0; row < rows && different.size <= fewDifferent; row++) {
    const value = values[row] as number
    if (!Number.isNaN(value)) different.add(value)
    if (row % 8192 === 0) yield
  }
  if (different.size <= fewDifferent) return yield* orderFew(values, Float64Array.from(different).sort(), order)
  for (let row = 0; row < rows; row++) if (!Number.isNaN(values[row])) order[next++] = row
  yield
  return yield* mergeSort(order, (left, right) => (values[left] as number) - (values[right] as number))
}

/** Each row goes straight to its place among the few values there are. */
function* orderFew(values: Float64Array, different: Float64Array, order: Uint32Array): Work<Uint32Array> {
  const places = new Map<number, number>()
  for (const [place, value] of different.entries()) places.set(value, place)
  const starts = new Uint32Array(different.length + 1)
  for (let row = 0; row < values.length; row++) {
    const place = places.get(values[row] as number)
    if (place !== undefined) starts[place + 1] = (starts[place + 1] as number) + 1
    if (row % 8192 === 0) yield
  }
  for (let place = 1; place < starts.length; place++) starts[place] = (starts[place] as number) + (starts[place - 1] as number)
  for (let row = 0; row < values.length; row++) {
    const place = places.get(values[row] as number)
    if (place !== undefined) {
      const start = starts[place] as number
      order[start] = row
      starts[place] = start + 1
    }
    if (row % 8192 === 0) yield
  }
  return order
}
