import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const deriveKey = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'forecourt two-factor', 32))

/** Encrypts a text that must be readable later, such as an authenticator secret, with the installation's key. */
export const seal = (secret: string, text: string): string => {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', deriveKey(secret), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Decrypts a text; null if it was altered or encrypted with another key. */
export const unseal = (secret: string, sealed: string): string | null => {
  try {
    const bytes = Buffer.from(sealed, 'base64url')
    const decipher = createDecipheriv('aes-256-gcm', deriveKey(secret), bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
