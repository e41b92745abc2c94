import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Derives the six-digit sign-in code from the code's id and the secret (RTE-13). Codes are not stored: the database alone does not reveal
 * them.
 */
export const signInCode = (secret: string, codeId: string): string => {
  const bytes = createHmac('sha256', secret).update(`sign-in code ${codeId}`).digest()
  // 2⁶⁴ is so large that the modulo bias is negligible.
  return String(bytes.readBigUInt64BE() % 1_000_000n).padStart(6, '0')
}

/** Compares a sign-in code in constant time. */
export const isSignInCode = (secret: string, codeId: string, entered: string): boolean => {
  const [expected, given] = [Buffer.from(signInCode(secret, codeId)), Buffer.from(entered)]
  return expected.length === given.length && timingSafeEqual(expected, given)
}
