const took = (work: () => unknown): number => {
  const from = performance.now()
  work()
  return performance.now() - from
}

/** Milliseconds below which a length tells nothing. */
const tooShort = 60

/** Whether the time of work grows with its length: twice as much takes at most three times as long, in the best of some tries. */
export const isLinear = (half: () => unknown, whole: () => unknown): boolean => {
  if (took(whole) < tooShort) return true
  for (let tries = 0; tries < 4; tries++) {
    const short = took(half)
    if (took(whole) < Math.max(tooShort, 3 * short)) return true
  }
  return false
}
