import { randomUUID } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

let decoy: Promise<string> | undefined

/** Whether a password belongs to a stored argon2 hash. Without a hash it takes as long and says no, so that nobody learns which addresses exist. */
export const passwordMatches = async (password: string, passwordHash: string | null): Promise<boolean> => {
  decoy ??= hash(randomUUID())
  const matches = await verify(passwordHash ?? (await decoy), password).catch(() => false)
  return matches && passwordHash !== null
}
