import { createHmac, timingSafeEqual } from 'node:crypto'

interface BookingLink {
  readonly organisationId: string
  readonly bookingId: string
}

/**
 * Where a booking link appears. On a page it is shown to the sender of the form, who may have entered the contact details of
 * another person. In a message it reaches only the owner of these details, so it gives access to more.
 */
export type BookingLinkPlace = 'page' | 'message'

const signedPurposes: { readonly [Place in BookingLinkPlace]: string } = { page: 'booking', message: 'booking message' }

const signLink = (secret: string, { organisationId, bookingId }: BookingLink, place: BookingLinkPlace): string =>
  createHmac('sha256', secret).update(`${signedPurposes[place]} ${organisationId} ${bookingId}`).digest('base64url')

/** Signed token of a booking link: booking id and a 256-bit signature (ENQ-24). */
export const bookingToken = (secret: string, link: BookingLink, place: BookingLinkPlace = 'page'): string =>
  `${link.bookingId}.${signLink(secret, link, place)}`

interface SignedText {
  readonly token: string
  readonly organisationId: string
}

const verifiedBookingId = (secret: string, { token, organisationId }: SignedText, place: BookingLinkPlace): string | null => {
  const [, bookingId, signature] = /^([\w-]{1,64})\.([\w-]{43})$/.exec(token) ?? []
  if (!bookingId || !signature) return null
  const expected = Buffer.from(signLink(secret, { organisationId, bookingId }, place))
  return timingSafeEqual(Buffer.from(signature), expected) ? bookingId : null
}

/** Verifies a booking token within the organisation of the requested site. Returns the booking id; null if the signature is invalid. */
export const parseBookingToken = (secret: string, signedToken: SignedText): string | null =>
  verifiedBookingId(secret, signedToken, 'page') ?? verifiedBookingId(secret, signedToken, 'message')

/** Whether a token comes from a message: its bearer can read the messages of the booking's shopper (ENQ-24). */
export const isMessageToken = (secret: string, signedToken: SignedText): boolean =>
  verifiedBookingId(secret, signedToken, 'message') !== null
