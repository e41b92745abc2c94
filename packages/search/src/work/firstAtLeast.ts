/** Binary search: the first index in a sorted list where `isThere` is true, or its length. */
export function firstAtLeast(length: number, isThere: (at: number) => boolean): number {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isThere(middle)) high = middle
    else low = middle + 1
  }
  return low
}
