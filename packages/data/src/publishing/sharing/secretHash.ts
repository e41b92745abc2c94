import { createHash, randomBytes } from 'node:crypto'

/** 192 bits, which can't be guessed. */
export const newSecret = (): string => randomBytes(24).toString('base64url')

const secretForm = /^[\w-]{32}$/

/** The stored hash of a secret; null for an invalid format. A random secret of this size needs no salt and no slow hash. */
export const secretHash = (secret: string): string | null =>
  secretForm.test(secret) ? createHash('sha256').update(secret).digest('hex') : null
