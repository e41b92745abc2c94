import { createHash, randomBytes } from 'node:crypto'

/** Stored form of an access key: its hash, and its last characters, by which users tell keys apart. */
export interface StoredKey {
  readonly hash: string
  readonly hint: string
}

const keyFormat = /^fc_[\w-]{43}$/

/** Hashes a key; null if the format is invalid. Keys are random, so a plain hash is safe. */
const storedKey = (key: string): StoredKey | null =>
  keyFormat.test(key) ? { hash: createHash('sha256').update(key).digest('base64url'), hint: key.slice(-4) } : null

/** Generates a key, which is shown once, and its stored form. */
export const newAccessKey = (): { readonly key: string; readonly stored: StoredKey } => {
  const key = `fc_${randomBytes(32).toString('base64url')}`
  const stored = storedKey(key)
  if (!stored) throw new Error('The generated key has an invalid format.')
  return { key, stored }
}

/** Stored form of the bearer key of a request; null if there is none. */
export const bearerKey = (headers: Headers): StoredKey | null =>
  storedKey(/^bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? '')
