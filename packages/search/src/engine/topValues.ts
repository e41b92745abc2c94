import type { FacetCount } from './SearchRequest'

/** Above a facet's largest possible number of values; times any count still exact in a number. */
const placeRange = 2 ** 22

/** Room for the keys of one facet, used again for the next. */
let keys = new Float64Array(1024)

/**
 * The values of a facet that were found at all: the most frequent first and equals by name, or all by name.
 * `ordered` holds the facet's slots by name.
 */
export function topValues(
  ordered: Uint32Array,
  names: readonly string[],
  counts: Uint32Array,
  limit: number,
  sortBy: 'count' | 'alpha',
): FacetCount[] {
  const found: FacetCount[] = []
  if (sortBy === 'alpha') {
    for (let place = 0; place < ordered.length && found.length < limit; place++) {
      const slot = ordered[place] as number
      const count = counts[slot] ?? 0
      if (count > 0) found.push({ value: names[slot] as string, count })
    }
    return found
  }
  // Count and place in one number, so that one plain sort puts both right.
  if (keys.length < ordered.length) keys = new Float64Array(ordered.length * 2)
  let length = 0
  for (let place = 0; place < ordered.length; place++) {
    const count = counts[ordered[place] as number] ?? 0
    if (count > 0) keys[length++] = count * placeRange + (placeRange - 1 - place)
  }
  const best = inOrder(largest(keys.subarray(0, length), limit))
  for (let index = best.length - 1; index >= 0; index--) {
    const key = best[index] as number
    const count = Math.floor(key / placeRange)
    const slot = ordered[placeRange - 1 - (key - count * placeRange)] as number
    found.push({ value: names[slot] as string, count })
  }
  return found
}

/** Up to here, putting each key in its place is quicker than calling the built-in sort. */
const fewKeys = 48

function inOrder(few: Float64Array): Float64Array {
  if (few.length > fewKeys) return few.sort()
  for (let at = 1; at < few.length; at++) {
    const key = few[at] as number
    let gap = at
    for (; gap > 0 && (few[gap - 1] as number) > key; gap--) few[gap] = few[gap - 1] as number
    few[gap] = key
  }
  return few
}

/** The largest `limit` of the keys, in no order: parts the keys around a middle one until that many lie above it. */
function largest(keys: Float64Array, limit: number): Float64Array {
  if (keys.length <= limit) return keys
  if (limit <= 0) return keys.subarray(0, 0)
  const wanted = keys.length - limit
  let low = 0
  let high = keys.length - 1
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
  return keys.subarray(wanted)
}
