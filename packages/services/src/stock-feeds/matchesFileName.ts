/**
 * Matches a file name against a pattern such as `stock*.csv`, case-insensitively. Searches each part once, as backtracking would be
 * exponential with many stars.
 */
export const matchesFileName = (name: string, pattern: string): boolean => {
  const [first = '', ...parts] = pattern.toLowerCase().split('*')
  const lowered = name.toLowerCase()
  const last = parts.pop()
  if (last === undefined) return lowered === first
  if (!lowered.startsWith(first) || !lowered.endsWith(last)) return false
  let at = first.length
  for (const part of parts) {
    const found = lowered.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return at <= lowered.length - last.length
}
