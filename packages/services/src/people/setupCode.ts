import { createHmac, timingSafeEqual } from 'node:crypto'

const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Setup code for the first user of an installation, printed on the server, so that a stranger who finds the setup page can't use it. */
export const setupCode = (secret: string): string => {
  const bytes = createHmac('sha256', secret).update('first person').digest()
  const code = [...bytes.subarray(0, 10)].map((byte) => letters[byte % letters.length]).join('')
  return `${code.slice(0, 5)}-${code.slice(5)}`
}

/** Compares an entered setup code, ignoring its formatting. */
export const isSetupCode = (secret: string, entered: string): boolean => {
  const plain = (code: string) => code.toLowerCase().replace(/[\s-]/g, '')
  const [expected, given] = [Buffer.from(plain(setupCode(secret))), Buffer.from(plain(entered))]
  return expected.length === given.length && timingSafeEqual(expected, given)
}
