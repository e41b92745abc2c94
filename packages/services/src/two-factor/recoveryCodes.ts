import { createHash, randomInt } from 'node:crypto'

const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const count = 10

/** Ten codes for the day the phone is lost: 49 bits each, written so that nobody misreads them. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () => {
    const code = Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')
    return `${code.slice(0, 5)}-${code.slice(5)}`
  })

/** What is stored of a recovery code; null for what was never one. Each user's are told apart, so that no table of all codes helps. */
export const recoveryCodeHash = (userId: string, typed: string): string | null => {
  const code = typed.toLowerCase().replace(/[\s-]/g, '')
  return /^[a-z2-9]{10}$/.test(code) ? createHash('sha256').update(`${userId} ${code}`).digest('hex') : null
}
