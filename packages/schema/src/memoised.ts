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

/** Calls without a cache after one that wasn't of use, as a multiple of its size. */
const pause = 20

/**
 * Memoises a function while its arguments repeat, and always its last result. For columns and sentences of a file: some repeat in most
 * rows, and of others, such as VINs, a cache would only be filled and cleared. The function must not return undefined.
 *
 * @param maxResults maximum number of cached results; if fewer calls than that found one before the cache is full, it is paused
 * @param maxLength characters of a text; the results of longer ones aren't cached, as they rarely repeat
 */
export const memoisedWhileRepeated = <Result>(
  read: (text: string) => Result,
  { maxResults, maxLength }: { readonly maxResults: number; readonly maxLength: number },
): ((text: string) => Result) => {
  const cache = new Map<string, Result>()
  let [found, paused] = [0, 0]
  let last: string | null = null
  let result: Result
  return (text) => {
    if (text.length > maxLength) return read(text)
    if (text === last) return result
    const cached = paused > 0 ? undefined : cache.get(text)
    if (cached === undefined) {
      const value = read(text)
      if (paused > 0) paused--
      else if (cache.size >= maxResults) {
        if (found < maxResults) paused = pause * maxResults
        cache.clear()
        found = 0
      }
      if (paused === 0) cache.set(text, value)
      result = value
    } else {
      found++
      result = cached
    }
    last = text
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
