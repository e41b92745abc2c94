import { createHash, randomBytes } from 'node:crypto'

/** 192 bits: nobody guesses one, however long they try. */
export const newSecret = (): string => randomBytes(24).toString('base64url')

const secretForm = /^[\w-]{32}$/

/** What is stored of a secret; null for what was never one. A secret of this size needs no salt and no slow hash. */
export const secretHash = (secret: string): string | null =>
  secretForm.test(secret) ? createHash('sha256').update(secret).digest('hex') : null
