import type { Work } from './Work'

const bitsPerPass = 11
const buckets = 1 << bitsPerPass
const itemsBetweenYields = 32_768

/** Stable radix sort of items by keys, integers below 2³². May return `items` or a copy. */
export function* radixSort(items: Uint32Array, keys: Uint32Array): Work<Uint32Array> {
  let largest = 0
  for (const item of items) if ((keys[item] as number) > largest) largest = keys[item] as number
  yield
  let from = items
  let to: Uint32Array = new Uint32Array(items.length)
  const starts = new Uint32Array(buckets + 1)
  for (let shift = 0; shift < 32 && largest >>> shift > 0; shift += bitsPerPass) {
    starts.fill(0)
    for (let at = 0; at < from.length; at++) {
      const after = (((keys[from[at] as number] as number) >>> shift) & (buckets - 1)) + 1
      starts[after] = (starts[after] as number) + 1
      if (at % itemsBetweenYields === 0) yield
    }
    for (let bucket = 1; bucket <= buckets; bucket++) starts[bucket] = (starts[bucket] as number) + (starts[bucket - 1] as number)
    for (let at = 0; at < from.length; at++) {
      const item = from[at] as number
      const bucket = ((keys[item] as number) >>> shift) & (buckets - 1)
      const place = starts[bucket] as number
      to[place] = item
      starts[bucket] = place + 1
      if (at % itemsBetweenYields === 0) yield
    }
    ;[from, to] = [to, from]
  }
  return from
}
