import type { FacetCount } from '../contract/SearchRequest'
import type { NumberCounts } from '../segment/countNumbers'

/** A sort key is count × `placeRange` + place (see `byKeys`). More than the values of a facet; the product is still an exact integer. */
const placeRange = 2 ** 22

/** Reused buffers for the sort keys or slots of a facet. */
let keys = new Float64Array(1024)
let slotsFound = new Uint32Array(1024)
let slotsInOrder = new Uint32Array(1024)

/** From this number of values on, and up to this count, uses a counting sort. */
const manyValues = 24
const maxCount = 1023
const placeOfCount = new Uint32Array(maxCount + 1)

/** The values of a facet with hits: by count and then name, or by name. `ordered` has the facet's slots by name. */
export function topValues(
  ordered: Uint32Array,
  names: readonly string[],
  counts: Uint32Array,
  limit: number,
  sortBy: 'count' | 'alpha',
): FacetCount[] {
  const found: FacetCount[] = []
  if (sortBy === 'alpha') {
    for (let index = 0; index < ordered.length && found.length < limit; index++) {
      const slot = ordered[index] as number
      const count = counts[slot] ?? 0
      if (count > 0) found.push({ value: names[slot] as string, count })
    }
    return found
  }
  if (keys.length < ordered.length) {
    keys = new Float64Array(ordered.length * 2)
    slotsFound = new Uint32Array(ordered.length * 2)
    slotsInOrder = new Uint32Array(ordered.length * 2)
  }
  let length = 0
  let most = 0
  for (let index = 0; index < ordered.length; index++) {
    const slot = ordered[index] as number
    const count = counts[slot] ?? 0
    if (count === 0) continue
    slotsFound[length++] = slot
    if (count > most) most = count
  }
  if (length < manyValues || most > Math.min(maxCount, length * 8)) return byKeys(length, names, counts, limit)
  putInOrder(length, most, counts)
  for (let at = 0; at < Math.min(length, limit); at++) {
    const slot = slotsInOrder[at] as number
    found.push({ value: names[slot] as string, count: counts[slot] as number })
  }
  return found
}

/** Stable counting sort of the first slots by count. */
function putInOrder(length: number, most: number, counts: Uint32Array): void {
  placeOfCount.fill(0, 0, most + 1)
  for (let at = 0; at < length; at++) {
    const count = counts[slotsFound[at] as number] as number
    placeOfCount[count] = (placeOfCount[count] as number) + 1
  }
  let before = 0
  for (let count = most; count > 0; count--) {
    const values = placeOfCount[count] as number
    placeOfCount[count] = before
    before += values
  }
  for (let at = 0; at < length; at++) {
    const slot = slotsFound[at] as number
    const count = counts[slot] as number
    const place = placeOfCount[count] as number
    slotsInOrder[place] = slot
    placeOfCount[count] = place + 1
  }
}

/** Sorts by count for counts of any size, which a counting sort can't: combines count and place in one number for a plain sort. */
function byKeys(length: number, names: readonly string[], counts: Uint32Array, limit: number): FacetCount[] {
  const found: FacetCount[] = []
  for (let at = 0; at < length; at++) keys[at] = (counts[slotsFound[at] as number] as number) * placeRange + (placeRange - 1 - at)
  const first = partLargest(length, limit)
  sortKeys(first, length)
  for (let index = length - 1; index >= first; index--) {
    const key = keys[index] as number
    const count = Math.floor(key / placeRange)
    const slot = slotsFound[placeRange - 1 - (key - count * placeRange)] as number
    found.push({ value: names[slot] as string, count })
  }
  return found
}

/** Up to this size, insertion sort is faster than the built-in sort. */
const fewKeys = 48

/** Insertion sort of the keys from `first` up to `end`. */
function sortKeys(first: number, end: number): void {
  if (end - first > fewKeys) {
    keys.subarray(first, end).sort()
    return
  }
  for (let at = first + 1; at < end; at++) {
    const key = keys[at] as number
    let gap = at
    for (; gap > first && (keys[gap - 1] as number) > key; gap--) keys[gap] = keys[gap - 1] as number
    keys[gap] = key
  }
}

/** Quickselect: returns where the largest `limit` keys begin, unsorted. */
function partLargest(length: number, limit: number): number {
  if (length <= limit) return 0
  if (limit <= 0) return length
  const wanted = length - limit
  let low = 0
  let high = length - 1
  while (low < high) {
    const middle = keys[(low + high) >>> 1] as number
    let left = low
    let right = high
    while (left <= right) {
      while ((keys[left] as number) < middle) left++
      while ((keys[right] as number) > middle) right--
      if (left > right) break
      const key = keys[left] as number
      keys[left++] = keys[right] as number
      keys[right--] = key
    }
    if (wanted <= right) high = right
    else if (wanted >= left) low = left
    else break
  }
  return wanted
}

/**
 * Merges values that differ only in spelling, as a filter matches all of them: the most frequent spelling gets all counts, on a tie the
 * first by name. Modifies `counts`.
 */
export function joinSpellings(spellings: Iterable<readonly number[]>, names: readonly string[], counts: Uint32Array): void {
  for (const slots of spellings) {
    if (slots.length === 1) continue
    let best = slots[0] as number
    let sum = 0
    for (const slot of slots) {
      const count = counts[slot] ?? 0
      sum += count
      const most = counts[best] ?? 0
      if (count > most || (count === most && (names[slot] as string) < (names[best] as string))) best = slot
    }
    for (const slot of slots) counts[slot] = slot === best ? sum : 0
  }
}

/** Counted numbers as facet values: by count and then size, or by size. */
export function topNumbers({ values, counts }: NumberCounts, limit: number, sortBy: 'count' | 'alpha'): FacetCount[] {
  const least = sortBy === 'count' ? lowestListedCount(counts, limit) : 0
  const more: number[] = []
  // Of the numbers with the lowest listed count, only some are needed.
  const rest: number[] = []
  for (let index = 0; index < values.length; index++) {
    const count = counts[index] as number
    if (sortBy === 'count' && count > least) more.push(index)
    else if (count >= least && rest.length < limit) rest.push(index)
  }
  more.sort((left, right) => (counts[right] as number) - (counts[left] as number) || left - right)
  return [...more, ...rest].slice(0, limit).map((place) => ({ value: String(values[place]), count: counts[place] as number }))
}

/** The minimum count among the first `limit` numbers: of thousands of prices, only few need sorting. */
function lowestListedCount(counts: Uint32Array, limit: number): number {
  if (counts.length <= limit) return 0
  let most = 0
  for (const count of counts) if (count > most) most = count
  const valuesByCount = new Uint32Array(most + 1)
  for (const count of counts) valuesByCount[count] = (valuesByCount[count] as number) + 1
  let taken = 0
  for (let count = most; count > 0; count--) {
    taken += valuesByCount[count] as number
    if (taken >= limit) return count
  }
  return 0
}
