const took = (work: () => unknown): number => {
  const from = performance.now()
  work()
  return performance.now() - from
}

/** Minimum duration in milliseconds for a meaningful measurement. */
const tooShort = 60

/** Whether a function's time is linear in its input: double the input takes at most three times as long, in the best of several tries. */
export const isLinear = (half: () => unknown, whole: () => unknown): boolean => {
  if (took(whole) < tooShort) return true
  for (let tries = 0; tries < 4; tries++) {
    const short = took(half)
    if (took(whole) < Math.max(tooShort, 3 * short)) return true
  }
  return false
}
