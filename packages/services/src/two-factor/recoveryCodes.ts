import { createHash, randomInt } from 'node:crypto'

const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const count = 10

/** Generates ten recovery codes of 49 bits, without similar characters. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () => {
    const code = Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')
    return `${code.slice(0, 5)}-${code.slice(5)}`
  })

/** Hash of a recovery code; null if malformed. Salted by user id against precomputed tables. */
export const recoveryCodeHash = (userId: string, entered: string): string | null => {
  const code = entered.toLowerCase().replace(/[\s-]/g, '')
  return /^[a-z2-9]{10}$/.test(code) ? createHash('sha256').update(`${userId} ${code}`).digest('hex') : null
}
