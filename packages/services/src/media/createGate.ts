/** Semaphore: runs at most `places` tasks at a time; the others queue. */
export function createGate(places: number) {
  let free = places
  const waiting: (() => void)[] = []

  return async function enter<T>(work: () => Promise<T>): Promise<T> {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // Hands the slot directly to the next task in the queue, so that no new one overtakes it.
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
