import { createHmac, timingSafeEqual } from 'node:crypto'

interface BookingLink {
  readonly organisationId: string
  readonly bookingId: string
}

/** Where a link stands: on a page, which whoever sent the form sees, or in a message, which only its shopper reads. */
export type BookingLinkPlace = 'page' | 'message'

const signed: { readonly [Place in BookingLinkPlace]: string } = { page: 'booking', message: 'booking message' }

const signatureOf = (secret: string, { organisationId, bookingId }: BookingLink, place: BookingLinkPlace): string =>
  createHmac('sha256', secret).update(`${signed[place]} ${organisationId} ${bookingId}`).digest('base64url')

/** What the link to a booking carries: which one, and a signature of 256 bits that nobody can guess (ENQ-24). */
export const bookingToken = (secret: string, link: BookingLink, place: BookingLinkPlace = 'page'): string =>
  `${link.bookingId}.${signatureOf(secret, link, place)}`

interface SaidToken {
  readonly token: string
  readonly organisationId: string
}

const openedBy = (secret: string, { token, organisationId }: SaidToken, place: BookingLinkPlace): string | null => {
  const [, bookingId, signature] = /^([\w-]{1,64})\.([\w-]{43})$/.exec(token) ?? []
  if (!bookingId || !signature) return null
  const expected = Buffer.from(signatureOf(secret, { organisationId, bookingId }, place))
  return timingSafeEqual(Buffer.from(signature), expected) ? bookingId : null
}

/** The booking a token opens, in the organisation of the site it came to; null for what we did not sign. */
export const parseBookingToken = (secret: string, said: SaidToken): string | null =>
  openedBy(secret, said, 'page') ?? openedBy(secret, said, 'message')

/** Says whether a token is of a message: whoever has it reads what is sent to the booking's shopper (ENQ-24). */
export const isMessageToken = (secret: string, said: SaidToken): boolean => openedBy(secret, said, 'message') !== null
