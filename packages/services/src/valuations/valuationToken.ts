import { createHmac, timingSafeEqual } from 'node:crypto'

export interface ValuationLink {
  readonly organisationId: string
  readonly valuationId: string
}

interface EndingLink extends ValuationLink {
  /** Seconds since 1970. */
  readonly end: number
}

/** Validity in days of the link in a mail, and of the cookie of the requesting browser. */
export const valuationLinkDays = 60
const dayMs = 86_400_000

/** Expiry of a link created at an instant; both ISO in UTC. */
export const valuationLinkEnd = (now: string): string => new Date(Date.parse(now) + valuationLinkDays * dayMs).toISOString()

const signatureOf = (secret: string, { organisationId, valuationId, end }: EndingLink): string =>
  createHmac('sha256', secret).update(`valuation ${organisationId} ${valuationId} ${end}`).digest('base64url')

/** Signed token of a valuation for the cookie and the mailed link: id, expiry and signature; valid for `valuationLinkDays` from `now`. */
export const valuationToken = (secret: string, { organisationId, valuationId }: ValuationLink, now: string): string => {
  const end = Math.floor(Date.parse(valuationLinkEnd(now)) / 1000)
  return `${valuationId}.${end}.${signatureOf(secret, { organisationId, valuationId, end })}`
}

/** Verifies a valuation token within the organisation of the requested site; null if it is invalid or expired. */
export const parseValuationToken = (secret: string, organisationId: string, token: string | null, now: string): string | null => {
  const [, valuationId, end, signature] = /^([\w-]{1,64})\.(\d{1,12})\.([\w-]{43})$/.exec(token ?? '') ?? []
  if (!valuationId || !end || !signature) return null
  const expected = Buffer.from(signatureOf(secret, { organisationId, valuationId, end: Number(end) }))
  if (!timingSafeEqual(Buffer.from(signature), expected)) return null
  return Number(end) * 1000 > Date.parse(now) ? valuationId : null
}
