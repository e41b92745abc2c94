import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a link opens: a reservation, a payment that was asked for, a shopper's way to a car, or an entry to a prize draw. */
export type LinkedKind = 'reservation' | 'payment' | 'journey' | 'entry'

const signatureOf = (secret: string, kind: LinkedKind, organisationId: string, id: string): string =>
  createHmac('sha256', secret).update(`${kind} ${organisationId} ${id}`).digest('base64url')

/** What the link to a reservation, or to a payment, carries: its id, and a signature that nobody can guess. It works as long as there is one. */
export const linkToken = (
  secret: string,
  { kind, organisationId, id }: { readonly kind: LinkedKind; readonly organisationId: string; readonly id: string },
): string => `${id}.${signatureOf(secret, kind, organisationId, id)}`

/** What a token opens in the organisation of the site it came to, by its id; null for what we did not sign. */
export const parseLinkToken = (
  secret: string,
  { kind, organisationId, token }: { readonly kind: LinkedKind; readonly organisationId: string; readonly token: string },
): string | null => {
  const [, id, signature] = /^([\w-]{1,64})\.([\w-]{43})$/.exec(token) ?? []
  if (!id || !signature) return null
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(secret, kind, organisationId, id))) ? id : null
}
