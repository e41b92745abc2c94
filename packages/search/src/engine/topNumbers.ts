import type { FacetCount } from '../contract/SearchRequest'
import type { NumberCounts } from '../segment/countNumbers'

/** The numbers that were counted, as values of a facet: the most frequent first and equals by size, or all by size. */
export function topNumbers({ values, counts }: NumberCounts, limit: number, sortBy: 'count' | 'alpha'): FacetCount[] {
  const least = sortBy === 'count' ? leastCount(counts, limit) : 0
  const more: number[] = []
  // Of the many that are as rare as the last one listed, only so many are wanted.
  const rest: number[] = []
  for (let place = 0; place < values.length; place++) {
    const count = counts[place] as number
    if (sortBy === 'count' && count > least) more.push(place)
    else if (count >= least && rest.length < limit) rest.push(place)
  }
  more.sort((left, right) => (counts[right] as number) - (counts[left] as number) || left - right)
  return [...more, ...rest].slice(0, limit).map((place) => ({ value: String(values[place]), count: counts[place] as number }))
}

/** The count below which no number is among the first so many: of thousands of prices, few are put in order. */
function leastCount(counts: Uint32Array, limit: number): number {
  if (counts.length <= limit) return 0
  let most = 0
  for (const count of counts) if (count > most) most = count
  const numbersOf = new Uint32Array(most + 1)
  for (const count of counts) numbersOf[count] = (numbersOf[count] as number) + 1
  let taken = 0
  for (let count = most; count > 0; count--) {
    taken += numbersOf[count] as number
    if (taken >= limit) return count
  }
  return 0
}
