import { createHmac, timingSafeEqual } from 'node:crypto'

export interface UnsubscribeLink {
  readonly organisationId: string
  readonly shopperId: string
}

/** How long the link of a mail works, from the day of the mail on: a month more than it must. Days. */
const validDays = 60
const dayMs = 86_400_000

const signatureOf = (secret: string, { organisationId, shopperId }: UnsubscribeLink, day: string): string =>
  createHmac('sha256', secret).update(`unsubscribe ${organisationId} ${shopperId} ${day}`).digest('base64url')

const daysSince1970 = (now: string): number => Math.floor(Date.parse(now) / dayMs)

/** What the link at the end of a mail carries: whose mail stops, and a signature that nobody can guess. */
export const unsubscribeToken = (secret: string, link: UnsubscribeLink, now: string): string => {
  const day = String(daysSince1970(now))
  return `${link.shopperId}.${day}.${signatureOf(secret, link, day)}`
}

/** Whose mail a token stops, in the organisation of the site it came to; null for what we did not sign, or too long ago. */
export const parseUnsubscribeToken = (
  secret: string,
  { token, organisationId, now }: { readonly token: string; readonly organisationId: string; readonly now: string },
): string | null => {
  const [, shopperId, day, signature] = /^([\w-]{1,64})\.(\d{1,6})\.([\w-]{43})$/.exec(token) ?? []
  if (!shopperId || !day || !signature) return null
  const expected = Buffer.from(signatureOf(secret, { organisationId, shopperId }, day))
  if (!timingSafeEqual(Buffer.from(signature), expected)) return null
  const age = daysSince1970(now) - Number(day)
  return age >= 0 && age <= validDays ? shopperId : null
}
