/** Alternatives of a pattern outside its groups. */
const alternativesOf = (source: string): readonly string[] => {
  const found: string[] = []
  let [depth, isInClass, from] = [0, false, 0]
  for (let at = 0; at < source.length; at++) {
    const sign = source[at]
    if (sign === '\\') at++
    else if (isInClass) isInClass = sign !== ']'
    else if (sign === '[') isInClass = true
    else if (sign === '(') depth++
    else if (sign === ')') depth--
    else if (sign === '|' && depth === 0) {
      found.push(source.slice(from, at))
      from = at + 1
    }
  }
  return [...found, source.slice(from)]
}

const plainWords = /^[a-z ]+$/

/**
 * The same pattern for tests, with its plain words first and in order: V8 tries neighbours with the same first letters together, which
 * takes a third of the time.
 *
 * @param pattern ignores case; only its `test` has the same results, as another alternative may match
 */
export const preFilter = (pattern: RegExp): RegExp => {
  const all = alternativesOf(pattern.source).map((each) => (/^[A-Za-z ]+$/.test(each) ? each.toLowerCase() : each))
  const plain = all.filter((each) => plainWords.test(each)).toSorted()
  return new RegExp([...plain, ...all.filter((each) => !plainWords.test(each))].join('|'), pattern.flags)
}
