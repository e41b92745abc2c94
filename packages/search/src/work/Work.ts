/** Work that can be suspended at every `yield`, so that building an index doesn't block the event loop. */
export type Work<T> = Generator<void, T>

/** Duration of a slice in milliseconds: well below the 50 ms limit for blocking the event loop, with room for garbage collection. */
const sliceMs = 10

/** Runs work in slices and yields to the event loop in between; work that fits in one slice is done synchronously. */
export async function runInSlices<T>(work: Work<T>): Promise<T> {
  for (;;) {
    const until = performance.now() + sliceMs
    while (performance.now() < until) {
      const step = work.next()
      if (step.done) return step.value
    }
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** Runs the work synchronously, for small stock and background jobs. */
export function runToEnd<T>(work: Work<T>): T {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}
