import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The six digits that belong to the id of a code (RTE-13). They are stored nowhere: who has the database alone can't work them out,
 * nor who has the id.
 */
export const signInCode = (secret: string, codeId: string): string => {
  const bytes = createHmac('sha256', secret).update(`sign-in code ${codeId}`).digest()
  // 2⁶⁴ is so much more than a million that no code is likelier than another.
  return String(bytes.readBigUInt64BE() % 1_000_000n).padStart(6, '0')
}

/** Whether it was typed, in a time that says nothing of how near it was. */
export const isSignInCode = (secret: string, codeId: string, typed: string): boolean => {
  const [expected, given] = [Buffer.from(signInCode(secret, codeId)), Buffer.from(typed)]
  return expected.length === given.length && timingSafeEqual(expected, given)
}
