import { createHmac, timingSafeEqual } from 'node:crypto'

export interface ValuationLink {
  readonly organisationId: string
  readonly valuationId: string
}

interface EndingLink extends ValuationLink {
  /** Seconds since 1970. */
  readonly end: number
}

/** How long a link in a mail, and the cookie of the browser that asked, open a valuation. Days. */
export const valuationLinkDays = 60
const dayMs = 86_400_000

/** When a link that is made at an instant ends; both ISO in UTC. */
export const valuationLinkEnd = (now: string): string => new Date(Date.parse(now) + valuationLinkDays * dayMs).toISOString()

const signatureOf = (secret: string, { organisationId, valuationId, end }: EndingLink): string =>
  createHmac('sha256', secret).update(`valuation ${organisationId} ${valuationId} ${end}`).digest('base64url')

/**
 * What opens a valuation for `valuationLinkDays` from `now`, in the cookie of the browser that asked and the link of the mail about it:
 * which one, when it ends, and a signature that nobody can guess.
 */
export const valuationToken = (secret: string, { organisationId, valuationId }: ValuationLink, now: string): string => {
  const end = Math.floor(Date.parse(valuationLinkEnd(now)) / 1000)
  return `${valuationId}.${end}.${signatureOf(secret, { organisationId, valuationId, end })}`
}

/** Which valuation a token opens at an instant, in the organisation of the site it came to; null for what we did not sign, or has ended. */
export const parseValuationToken = (secret: string, organisationId: string, token: string | null, now: string): string | null => {
  const [, valuationId, end, signature] = /^([\w-]{1,64})\.(\d{1,12})\.([\w-]{43})$/.exec(token ?? '') ?? []
  if (!valuationId || !end || !signature) return null
  const expected = Buffer.from(signatureOf(secret, { organisationId, valuationId, end: Number(end) }))
  if (!timingSafeEqual(Buffer.from(signature), expected)) return null
  return Number(end) * 1000 > Date.parse(now) ? valuationId : null
}
