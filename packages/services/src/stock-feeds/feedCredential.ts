import { seal, unseal } from '../two-factor/sealed'

/** Credential for a supplier's server. */
export interface FeedCredential {
  readonly password: string | null
  readonly privateKey: string | null
}

/** A key of its own: data encrypted for authenticators can't be substituted. */
const keyFor = (secret: string) => `${secret} stock-feed`

/** Restores the line breaks of a private key, which a single-line input removes. */
const withLines = (key: string): string => {
  const [, head, body, foot] = /^(-----BEGIN [A-Z ]+-----)([\s\S]+)(-----END [A-Z ]+-----)$/.exec(key.trim()) ?? []
  return head && body && foot ? `${head}\n${(body.replace(/\s+/g, '').match(/.{1,64}/g) ?? []).join('\n')}\n${foot}\n` : key
}

/** Encrypts a credential for storage. */
export const sealCredential = (secret: string, { password, privateKey }: FeedCredential): string =>
  seal(keyFor(secret), JSON.stringify({ password, privateKey: privateKey && withLines(privateKey) }))

/** Decrypts a credential; empty if there is none, or it was encrypted with another key. */
export const openCredential = (secret: string, sealed: string | null): FeedCredential => {
  const text = sealed === null ? null : unseal(keyFor(secret), sealed)
  return text === null ? { password: null, privateKey: null } : (JSON.parse(text) as FeedCredential)
}
