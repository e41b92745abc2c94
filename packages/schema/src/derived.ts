/** Computes a derived value in place of the function itself. */
type Follow = (compute: (...args: never[]) => unknown, args: readonly unknown[]) => unknown

let following: Follow | null = null

/**
 * Declares a function whose result is all that its callers depend on, such as whether a part of a page shows. A trace of what is read
 * records the result instead of the values from which it was computed: many values change without changing it. The function must depend on
 * its arguments only.
 */
export const derived = <Args extends readonly unknown[], Result>(compute: (...args: Args) => Result): ((...args: Args) => Result) => {
  const follow = (...args: Args) => (following ? (following(compute as never, args) as Result) : compute(...args))
  return follow
}

/** Lets all derived values be computed by another function while some work runs, which must be synchronous. */
export const followDerived = <Result>(follow: Follow, work: () => Result): Result => {
  const before = following
  following = follow
  try {
    return work()
  } finally {
    following = before
  }
}
