/** Processor time in milliseconds: other processes of a busy machine don't count. */
const took = (work: () => unknown): number => {
  const from = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(from)
  return (user + system) / 1000
}

/** Minimum duration in milliseconds for a meaningful measurement. */
const tooShort = 60

/** Whether a function's time is linear in its input: double the input takes at most three times as long, in the best of several tries. */
export const isLinear = (half: () => unknown, whole: () => unknown): boolean => {
  if (took(whole) < tooShort) return true
  let [short, long] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let tries = 0; tries < 6; tries++) {
    short = Math.min(short, took(half))
    long = Math.min(long, took(whole))
    if (long < Math.max(tooShort, 3 * short)) return true
  }
  return false
}
