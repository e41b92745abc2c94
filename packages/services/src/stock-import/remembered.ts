/** Different texts whose results are remembered: those that come often come early. */
const mostRemembered = 1_000
/** Longer texts are sentences, of which few are alike. */
const longestRemembered = 80

/**
 * A function of a text that remembers the results of its first texts, and the last: most columns of a file repeat few, and some read each
 * twice.
 */
export const remembered = <Result>(read: (text: string) => Result): ((text: string) => Result) => {
  const results = new Map<string, Result>()
  let last: { readonly text: string; readonly result: Result } | null = null
  return (text) => {
    if (text === last?.text) return last.result
    if (text.length > longestRemembered) return read(text)
    const known = results.get(text)
    if (known !== undefined) return known
    const result = read(text)
    if (results.size < mostRemembered) results.set(text, result)
    else last = { text, result }
    return result
  }
}
