import { createHmac, timingSafeEqual } from 'node:crypto'

const signatureOf = (secret: string, linkId: string): string =>
  createHmac('sha256', secret).update(`person link ${linkId}`).digest('base64url')

/** What a link in a mail carries: which link it is, and the signature without which it opens nothing. */
export const personToken = (secret: string, linkId: string): string => `${linkId}.${signatureOf(secret, linkId)}`

/** The link a token was made for; null for everything this installation did not sign. */
export const verifyPersonToken = (secret: string, token: string): string | null => {
  const [, linkId, signature] = /^([\w-]{24})\.([\w-]{43})$/.exec(token) ?? []
  if (!linkId || !signature) return null
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(secret, linkId))) ? linkId : null
}
