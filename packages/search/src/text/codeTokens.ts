import { splitWords } from './splitWords'

/** What a code is found by: its parts, and all of it run together: 'MZ-1023' is `mz`, `1023` and `mz1023`. */
export function codeTokens(code: string): string[] {
  const parts = splitWords(code)
  return parts.length > 1 ? [...new Set([...parts, parts.join('')])] : parts
}
