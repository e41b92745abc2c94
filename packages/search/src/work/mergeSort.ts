import type { Work } from './Work'

const runLength = 16
const itemsBetweenYields = 2048

/** Stable merge sort by a comparison that yields, unlike the built-in sort. May return `items` or a copy. */
export function* mergeSort(items: Uint32Array, compare: (left: number, right: number) => number): Work<Uint32Array> {
  const length = items.length
  for (let start = 0; start < length; start += runLength) {
    sortRun(items, start, Math.min(start + runLength, length), compare)
    if (start % itemsBetweenYields === 0) yield
  }
  let from = items
  let to: Uint32Array = new Uint32Array(length)
  for (let width = runLength; width < length; width *= 2) {
    for (let start = 0; start < length; start += width * 2) {
      const middle = Math.min(start + width, length)
      const end = Math.min(start + width * 2, length)
      let left = start
      let right = middle
      for (let at = start; at < end; at++) {
        const takeLeft = left < middle && (right >= end || compare(from[left] as number, from[right] as number) <= 0)
        to[at] = from[takeLeft ? left++ : right++] as number
        if (at % itemsBetweenYields === 0) yield
      }
    }
    ;[from, to] = [to, from]
  }
  return from
}

function sortRun(items: Uint32Array, start: number, end: number, compare: (left: number, right: number) => number): void {
  for (let at = start + 1; at < end; at++) {
    const item = items[at] as number
    let gap = at
    while (gap > start && compare(items[gap - 1] as number, item) > 0) {
      items[gap] = items[gap - 1] as number
      gap--
    }
    items[gap] = item
  }
}
