import { isEmail } from './isEmail'

const longest = 1000

/**
 * The one email address in a text, also as mail programs and forms write it around; null where there is none, or more than one.
 *
 * @example emailIn('ann@x.example <mailto:ann@x.example>') // 'ann@x.example'
 */
export const emailIn = (text: string): string | null => {
  const plain = text.trim()
  if (isEmail(plain)) return plain
  if (plain.length > longest) return null
  const found = plain
    .split(/[\s<>()[\],;:"]+/)
    .map((part) => part.replace(/[.!?]$/, ''))
    .filter(isEmail)
  return new Set(found.map((address) => address.toLowerCase())).size === 1 ? (found[0] ?? null) : null
}
