import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const accountOf = (email: string) => email.trim().toLowerCase()
const signatureOf = (secret: string, email: string, id: string) =>
  createHmac('sha256', secret)
    .update(`device ${id} of ${accountOf(email)}`)
    .digest('base64url')

/** The cookie by which a browser is known to have signed in to an account before; each account on it has its own. */
export const deviceCookieName = (email: string): string =>
  `forecourt-device-${createHmac('sha256', 'device').update(accountOf(email)).digest('hex').slice(0, 12)}`

/** A fresh cookie for a browser that has just signed in. */
export const newDeviceCookie = (secret: string, email: string): string => {
  const id = randomBytes(12).toString('base64url')
  return `${id}.${signatureOf(secret, email, id)}`
}

/** Which browser it is; null for a cookie of another account, and for one that this installation did not give. */
export const parseDeviceCookie = (secret: string, email: string, cookie: string | undefined): string | null => {
  const [, id, signature] = /^([\w-]{16})\.([\w-]{43})$/.exec(cookie ?? '') ?? []
  if (!id || !signature) return null
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(secret, email, id))) ? id : null
}
