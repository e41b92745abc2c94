/**
 * All matches of a global pattern, in order. `String.matchAll` copies its pattern for each text, and the copy is compiled again: for long
 * patterns this takes ten times as long as the search.
 *
 * @param pattern a regular expression with the flag `g`
 */
export const findMatches = (text: string, pattern: RegExp): RegExpExecArray[] => {
  const found: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match)
    // An empty match would be found again at the same place.
    if (match[0] === '') pattern.lastIndex++
  }
  return found
}
