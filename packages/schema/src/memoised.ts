/**
 * Memoises a function by its argument, up to a number of results; then the cache is cleared. For repeated strings and numbers, such as the
 * colours of a dealer's cars.
 *
 * @param most maximum number of cached results
 */
export const memoised = <Asked extends string | number, Answer>(
  read: (asked: Asked) => Answer,
  most: number,
): ((asked: Asked) => Answer) => {
  const known = new Map<Asked, Answer>()
  return (asked) => {
    const before = known.get(asked)
    if (before !== undefined) return before
    const answer = read(asked)
    if (known.size >= most) known.clear()
    known.set(asked, answer)
    return answer
  }
}

/** Memoises a function's last result, by identity of its arguments. For values that several parts of a page request for the same car. */
export const memoisedLast = <Asked extends readonly unknown[], Answer>(
  read: (...asked: Asked) => Answer,
): ((...asked: Asked) => Answer) => {
  let last: { readonly asked: Asked; readonly answer: Answer } | null = null
  return (...asked) => {
    if (last?.asked.every((each, index) => Object.is(each, asked[index]))) return last.answer
    const answer = read(...asked)
    last = { asked, answer }
    return answer
  }
}
