import type { Work } from './Work'

/** Does the work at one go: for small stock, and where nobody waits. */
export function runToEnd<T>(work: Work<T>): T {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}
