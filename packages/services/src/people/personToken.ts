import { createHmac, timingSafeEqual } from 'node:crypto'

const signLink = (secret: string, linkId: string): string =>
  createHmac('sha256', secret).update(`person link ${linkId}`).digest('base64url')

/** Signed token of a mailed account link: link id and signature. */
export const personToken = (secret: string, linkId: string): string => `${linkId}.${signLink(secret, linkId)}`

/** Verifies a link token and returns its link id; null if the signature is invalid. */
export const verifyPersonToken = (secret: string, token: string): string | null => {
  const [, linkId, signature] = /^([\w-]{24})\.([\w-]{43})$/.exec(token) ?? []
  if (!linkId || !signature) return null
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signLink(secret, linkId))) ? linkId : null
}
