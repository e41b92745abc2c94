/**
 * Matches a file name against a pattern such as `stock*.csv`, case-insensitively. Searches each part once, as backtracking would be
 * exponential with many stars.
 */
export const isNamed = (name: string, form: string): boolean => {
  const [first = '', ...parts] = form.toLowerCase().split('*')
  const said = name.toLowerCase()
  const last = parts.pop()
  if (last === undefined) return said === first
  if (!said.startsWith(first) || !said.endsWith(last)) return false
  let at = first.length
  for (const part of parts) {
    const found = said.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return at <= said.length - last.length
}
