import { randomUUID } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

let dummyHash: Promise<string> | undefined

/**
 * Whether a password matches an argon2 hash. Without a hash it takes as long and returns false, so that the time doesn't reveal which
 * accounts exist.
 */
export const passwordMatches = async (password: string, passwordHash: string | null): Promise<boolean> => {
  dummyHash ??= hash(randomUUID())
  const matches = await verify(passwordHash ?? (await dummyHash), password).catch(() => false)
  return matches && passwordHash !== null
}
