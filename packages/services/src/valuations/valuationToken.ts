import { createHmac, timingSafeEqual } from 'node:crypto'

export interface ValuationLink {
  readonly organisationId: string
  readonly valuationId: string
}

interface ExpiringLink extends ValuationLink {
  /** Seconds since 1970. */
  readonly expiry: number
}

/** Validity in days of the link in a mail, and of the cookie of the requesting browser. */
export const valuationLinkDays = 60
const dayMs = 86_400_000

/** Expiry of a link created at an instant; both ISO in UTC. */
export const valuationLinkExpiry = (now: string): string => new Date(Date.parse(now) + valuationLinkDays * dayMs).toISOString()

const signValuation = (secret: string, { organisationId, valuationId, expiry }: ExpiringLink): string =>
  createHmac('sha256', secret).update(`valuation ${organisationId} ${valuationId} ${expiry}`).digest('base64url')

/** Signed token of a valuation for the cookie and the mailed link: id, expiry and signature; valid for `valuationLinkDays` from `now`. */
export const valuationToken = (secret: string, { organisationId, valuationId }: ValuationLink, now: string): string => {
  const expiry = Math.floor(Date.parse(valuationLinkExpiry(now)) / 1000)
  return `${valuationId}.${expiry}.${signValuation(secret, { organisationId, valuationId, expiry })}`
}

/** Verifies a valuation token within the organisation of the requested site; null if it is invalid or expired. */
export const parseValuationToken = (secret: string, organisationId: string, token: string | null, now: string): string | null => {
  const [, valuationId, expiry, signature] = /^([\w-]{1,64})\.(\d{1,12})\.([\w-]{43})$/.exec(token ?? '') ?? []
  if (!valuationId || !expiry || !signature) return null
  const expected = Buffer.from(signValuation(secret, { organisationId, valuationId, expiry: Number(expiry) }))
  if (!timingSafeEqual(Buffer.from(signature), expected)) return null
  return Number(expiry) * 1000 > Date.parse(now) ? valuationId : null
}
