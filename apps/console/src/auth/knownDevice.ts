import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const accountOf = (email: string) => email.trim().toLowerCase()
const signatureOf = (secret: string, email: string, id: string) =>
  createHmac('sha256', secret)
    .update(`device ${id} of ${accountOf(email)}`)
    .digest('base64url')

/** The name of the cookie that marks a known browser of an account. Each account on a browser has its own. */
export const deviceCookieName = (email: string): string =>
  `forecourt-device-${createHmac('sha256', 'device').update(accountOf(email)).digest('hex').slice(0, 12)}`

/** A new device cookie for a browser that has just signed in. */
export const newDeviceCookie = (secret: string, email: string): string => {
  const id = randomBytes(12).toString('base64url')
  return `${id}.${signatureOf(secret, email, id)}`
}

/** The device id of a cookie; null for a cookie of another account or with an invalid signature. */
export const parseDeviceCookie = (secret: string, email: string, cookie: string | undefined): string | null => {
  const [, id, signature] = /^([\w-]{16})\.([\w-]{43})$/.exec(cookie ?? '') ?? []
  if (!id || !signature) return null
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(secret, email, id))) ? id : null
}
