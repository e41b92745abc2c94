/**
 * The same function, its answers memoised by what it was asked about: at most so many, then from the start again. For words and numbers
 * that repeat, such as the colours of a dealer's cars.
 *
 * @param most how many answers are held
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

/**
 * The same function, its last answer memoised: given again for as long as it is asked the same in turn, by identity. For what several parts
 * of a page ask about the same car.
 */
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
