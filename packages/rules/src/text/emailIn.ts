const email = /^[^\s@<>"(),:;\\[\]]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}{2,24}$/u

/** Whether a text is a valid email address, in any script (ENQ-30). */
export const isEmail = (text: string): boolean => email.test(text) && !text.includes('..') && !text.startsWith('.') && !text.includes('.@')

const maxLength = 1000

/**
 * Extracts the only email address in a text, as mail programs and forms write it; null if there is none, or several.
 *
 * @example emailIn('ann@x.example <mailto:ann@x.example>') // 'ann@x.example'
 */
export const emailIn = (text: string): string | null => {
  const plain = text.trim()
  if (isEmail(plain)) return plain
  if (plain.length > maxLength) return null
  const found = plain
    .split(/[\s<>()[\],;:"]+/)
    .map((part) => part.replace(/[.!?]$/, ''))
    .filter(isEmail)
  return new Set(found.map((address) => address.toLowerCase())).size === 1 ? (found[0] ?? null) : null
}
