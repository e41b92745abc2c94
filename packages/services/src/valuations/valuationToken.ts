import { createHmac, timingSafeEqual } from 'node:crypto'

export interface ValuationLink {
  readonly organisationId: string
  readonly valuationId: string
}

const signatureOf = (secret: string, { organisationId, valuationId }: ValuationLink): string =>
  createHmac('sha256', secret).update(`valuation ${organisationId} ${valuationId}`).digest('base64url')

/** What opens a valuation, in the cookie of the browser that asked and the link of the mail about it: which one, and a signature that nobody can guess. */
export const valuationToken = (secret: string, link: ValuationLink): string => `${link.valuationId}.${signatureOf(secret, link)}`

/** Which valuation a token opens, in the organisation of the site it came to; null for what we did not sign. */
export const readValuationToken = (secret: string, organisationId: string, token: string | null): string | null => {
  const [, valuationId, signature] = /^([\w-]{1,64})\.([\w-]{43})$/.exec(token ?? '') ?? []
  if (!valuationId || !signature) return null
  const expected = Buffer.from(signatureOf(secret, { organisationId, valuationId }))
  return timingSafeEqual(Buffer.from(signature), expected) ? valuationId : null
}
