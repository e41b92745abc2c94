/** Work that can be put down at every `yield` and taken up again: building an index never holds up the event loop. */
export type Work<T> = Generator<void, T>

/** Well under the 50 ms that the event loop may be held up, with room for a collection of garbage. Milliseconds. */
const sliceMs = 10

/** Does the work in slices, letting the event loop turn in between; what fits one slice is done before the promise is returned. */
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

/** Does the work at one go: for small stock, and where nobody waits. */
export function runToEnd<T>(work: Work<T>): T {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}
