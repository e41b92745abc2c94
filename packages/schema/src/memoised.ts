/**
 * Memoises a function by its argument, up to a number of results; then the cache is cleared. For repeated strings and numbers, such as the
 * colours of a dealer's cars.
 *
 * @param most maximum number of cached results
 */
export const memoised = <Requested extends string | number, Answer>(
  read: (args: Requested) => Answer,
  most: number,
): ((args: Requested) => Answer) => {
  const known = new Map<Requested, Answer>()
  return (args) => {
    const before = known.get(args)
    if (before !== undefined) return before
    const answer = read(args)
    if (known.size >= most) known.clear()
    known.set(args, answer)
    return answer
  }
}

/** Memoises a function's last result, by identity of its arguments. For values that several parts of a page request for the same car. */
export const memoisedLast = <Requested extends readonly unknown[], Answer>(
  read: (...args: Requested) => Answer,
): ((...args: Requested) => Answer) => {
  let last: { readonly args: Requested; readonly answer: Answer } | null = null
  return (...args) => {
    if (last?.args.every((each, index) => Object.is(each, args[index]))) return last.answer
    const answer = read(...args)
    last = { args, answer }
    return answer
  }
}
