/** Processor time in milliseconds: other processes of a busy machine don't count. */
const cpuTime = (work: () => unknown): number => {
  const from = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(from)
  return (user + system) / 1000
}

/** Minimum duration in milliseconds for a meaningful measurement. */
const minMeasuredMs = 60

/** Whether a function's time is linear in its input: double the input takes at most three times as long, in the best of several tries. */
export const isLinear = (halfInput: () => unknown, wholeInput: () => unknown): boolean => {
  if (cpuTime(wholeInput) < minMeasuredMs) return true
  let [halfTime, wholeTime] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let tries = 0; tries < 6; tries++) {
    halfTime = Math.min(halfTime, cpuTime(halfInput))
    wholeTime = Math.min(wholeTime, cpuTime(wholeInput))
    if (wholeTime < Math.max(minMeasuredMs, 3 * halfTime)) return true
  }
  return false
}
