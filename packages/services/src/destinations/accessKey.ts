import { createHash, randomBytes } from 'node:crypto'

/** A key as it is stored: what tells whether one is it, and its end, by which people tell keys apart. */
export interface StoredKey {
  readonly hash: string
  readonly hint: string
}

const shape = /^fc_[\w-]{43}$/

/** What is stored of a key; null for what can be none. A key is random, so that a plain hash of it gives nothing away. */
const storedKey = (key: string): StoredKey | null =>
  shape.test(key) ? { hash: createHash('sha256').update(key).digest('base64url'), hint: key.slice(-4) } : null

/** A new key, which is shown once, with what is stored of it. */
export const newAccessKey = (): { readonly key: string; readonly stored: StoredKey } => {
  const key = `fc_${randomBytes(32).toString('base64url')}`
  const stored = storedKey(key)
  if (!stored) throw new Error('A new key has not the shape of one.')
  return { key, stored }
}

/** What is stored of the key that a request carries as its bearer; null where it carries none. */
export const bearerKey = (headers: Headers): StoredKey | null =>
  storedKey(/^bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? '')
