import { createHmac, timingSafeEqual } from 'node:crypto'

export interface UnsubscribeLink {
  readonly organisationId: string
  readonly shopperId: string
}

/** Validity of an unsubscribe link in days; a month more than the law requires. */
const validDays = 60
const dayMs = 86_400_000

const signUnsubscribeLink = (secret: string, { organisationId, shopperId }: UnsubscribeLink, day: string): string =>
  createHmac('sha256', secret).update(`unsubscribe ${organisationId} ${shopperId} ${day}`).digest('base64url')

const daysSince1970 = (now: string): number => Math.floor(Date.parse(now) / dayMs)

/** Signed token of an unsubscribe link: recipient and signature. */
export const unsubscribeToken = (secret: string, link: UnsubscribeLink, now: string): string => {
  const day = String(daysSince1970(now))
  return `${link.shopperId}.${day}.${signUnsubscribeLink(secret, link, day)}`
}

/** Verifies an unsubscribe token within the organisation of the requested site; null if it is invalid or expired. */
export const parseUnsubscribeToken = (
  secret: string,
  { token, organisationId, now }: { readonly token: string; readonly organisationId: string; readonly now: string },
): string | null => {
  const [, shopperId, day, signature] = /^([\w-]{1,64})\.(\d{1,6})\.([\w-]{43})$/.exec(token) ?? []
  if (!shopperId || !day || !signature) return null
  const expected = Buffer.from(signUnsubscribeLink(secret, { organisationId, shopperId }, day))
  if (!timingSafeEqual(Buffer.from(signature), expected)) return null
  const age = daysSince1970(now) - Number(day)
  return age >= 0 && age <= validDays ? shopperId : null
}
