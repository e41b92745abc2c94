import { createHmac, timingSafeEqual } from 'node:crypto'

/** Target of a signed link: a reservation, a payment request, a checkout, a prize draw entry, or the address of a reservation. */
export type LinkedKind = 'reservation' | 'payment' | 'journey' | 'entry' | 'address'

const signLink = (secret: string, kind: LinkedKind, organisationId: string, id: string): string =>
  createHmac('sha256', secret).update(`${kind} ${organisationId} ${id}`).digest('base64url')

/** Signed token of a link: id and signature. It doesn't expire. */
export const linkToken = (
  secret: string,
  { kind, organisationId, id }: { readonly kind: LinkedKind; readonly organisationId: string; readonly id: string },
): string => `${id}.${signLink(secret, kind, organisationId, id)}`

interface LinkTarget {
  readonly organisationId: string
  readonly id: string
}

/** Path of the page where a payment request is paid. */
export const paymentLinkPath = (secret: string, { organisationId, id }: LinkTarget): string =>
  `/api/payment-requests/${linkToken(secret, { kind: 'payment', organisationId, id })}`

/** Path of the page where a shopper sees and cancels a reservation; `id` is its checkout's. */
export const checkoutLinkPath = (secret: string, { organisationId, id }: LinkTarget): string =>
  `/checkout-journey?journey=${linkToken(secret, { kind: 'journey', organisationId, id })}`

/** Verifies a link token within the organisation of the requested site. Returns its id; null if the signature is invalid. */
export const parseLinkToken = (
  secret: string,
  { kind, organisationId, token }: { readonly kind: LinkedKind; readonly organisationId: string; readonly token: string },
): string | null => {
  const [, id, signature] = /^([\w-]{1,64})\.([\w-]{43})$/.exec(token) ?? []
  if (!id || !signature) return null
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signLink(secret, kind, organisationId, id))) ? id : null
}
