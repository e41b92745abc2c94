/** Lets `places` things happen at a time; the others wait their turn. */
export function createGate(places: number) {
  let free = places
  const waiting: (() => void)[] = []

  return async function enter<T>(work: () => Promise<T>): Promise<T> {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // The place passes straight to the next in line, so that nobody slips in between.
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
