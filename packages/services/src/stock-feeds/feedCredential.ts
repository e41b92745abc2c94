import { seal, unseal } from '../two-factor/sealed'

/** What a supplier's server knows us by. */
export interface FeedCredential {
  readonly password: string | null
  readonly privateKey: string | null
}

/** Keys are sealed apart from those of authenticators: one can't be put in the place of the other. */
const keyFor = (secret: string) => `${secret} stock-feed`

/** A private key with its lines, which a field of one line takes away. */
const withLines = (key: string): string => {
  const [, head, body, foot] = /^(-----BEGIN [A-Z ]+-----)([\s\S]+)(-----END [A-Z ]+-----)$/.exec(key.trim()) ?? []
  return head && body && foot ? `${head}\n${(body.replace(/\s+/g, '').match(/.{1,64}/g) ?? []).join('\n')}\n${foot}\n` : key
}

/** Seals what a supplier's server knows us by, as it is stored. */
export const sealCredential = (secret: string, { password, privateKey }: FeedCredential): string =>
  seal(keyFor(secret), JSON.stringify({ password, privateKey: privateKey && withLines(privateKey) }))

/** What was sealed; nothing where nothing was, or with another key. */
export const openCredential = (secret: string, sealed: string | null): FeedCredential => {
  const text = sealed === null ? null : unseal(keyFor(secret), sealed)
  return text === null ? { password: null, privateKey: null } : (JSON.parse(text) as FeedCredential)
}
