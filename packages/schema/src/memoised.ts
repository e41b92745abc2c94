/**
 * Memoises a function by its argument, up to a number of results; then the cache is cleared. For repeated strings and numbers, such as the
 * colours of a dealer's cars.
 *
 * @param maxResults maximum number of cached results
 */
export const memoised = <Argument extends string | number, Result>(
  read: (argument: Argument) => Result,
  maxResults: number,
): ((argument: Argument) => Result) => {
  const cache = new Map<Argument, Result>()
  return (argument) => {
    const cached = cache.get(argument)
    if (cached !== undefined) return cached
    const result = read(argument)
    if (cache.size >= maxResults) cache.clear()
    cache.set(argument, result)
    return result
  }
}

/** Memoises a function's last result, by identity of its arguments. For values that several parts of a page request for the same car. */
export const memoisedLast = <Argument extends readonly unknown[], Result>(
  read: (...args: Argument) => Result,
): ((...args: Argument) => Result) => {
  let last: { readonly args: Argument; readonly result: Result } | null = null
  return (...args) => {
    if (last?.args.every((each, index) => Object.is(each, args[index]))) return last.result
    const result = read(...args)
    last = { args, result }
    return result
  }
}
