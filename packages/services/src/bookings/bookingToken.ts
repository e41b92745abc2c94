import { createHmac, timingSafeEqual } from 'node:crypto'

interface BookingLink {
  readonly organisationId: string
  readonly bookingId: string
}

const signatureOf = (secret: string, { organisationId, bookingId }: BookingLink): string =>
  createHmac('sha256', secret).update(`booking ${organisationId} ${bookingId}`).digest('base64url')

/** What the link to a booking carries: which one, and a signature of 256 bits that nobody can guess (ENQ-24). */
export const bookingToken = (secret: string, link: BookingLink): string => `${link.bookingId}.${signatureOf(secret, link)}`

/** The booking a token opens, in the organisation of the site it came to; null for what we did not sign. */
export const parseBookingToken = (
  secret: string,
  { token, organisationId }: { readonly token: string; readonly organisationId: string },
): string | null => {
  const [, bookingId, signature] = /^([\w-]{1,64})\.([\w-]{43})$/.exec(token) ?? []
  if (!bookingId || !signature) return null
  const expected = Buffer.from(signatureOf(secret, { organisationId, bookingId }))
  return timingSafeEqual(Buffer.from(signature), expected) ? bookingId : null
}
