import type { Work } from './Work'

/** So many are sorted at one go in about two milliseconds. */
const runLength = 16_384
const itemsBetweenYields = 16_384

/** Sorts plain numbers in steps: runs by the built-in sort, which knows numbers best, then merged. May return `numbers` or a copy. */
export function* sortNumbers(numbers: Float64Array): Work<Float64Array> {
  const { length } = numbers
  for (let start = 0; start < length; start += runLength) {
    numbers.subarray(start, start + runLength).sort()
    yield
  }
  let from = numbers
  let to: Float64Array = length > runLength ? new Float64Array(length) : numbers
  for (let width = runLength; width < length; width *= 2) {
    for (let start = 0; start < length; start += width * 2) {
      const middle = Math.min(start + width, length)
      const end = Math.min(start + width * 2, length)
      let left = start
      let right = middle
      for (let at = start; at < end; at++) {
        const takeLeft = left < middle && (right >= end || (from[left] as number) <= (from[right] as number))
        to[at] = from[takeLeft ? left++ : right++] as number
        if (at % itemsBetweenYields === 0) yield
      }
    }
    ;[from, to] = [to, from]
  }
  return from
}
