import { createHmac, timingSafeEqual } from 'node:crypto'

/** A search that an e-mail address wants to save. */
export interface SearchLink {
  readonly organisationId: string
  readonly siteId: string
  readonly email: string
  /** Path and query of the search. */
  readonly path: string
}

/** Validity of the link, in days. */
const validDays = 7
const dayMs = 86_400_000

const daysSince1970 = (now: string): number => Math.floor(Date.parse(now) / dayMs)

const signSearch = (secret: string, { organisationId, siteId }: Pick<SearchLink, 'organisationId' | 'siteId'>, content: string): string =>
  createHmac('sha256', secret).update(`search ${organisationId} ${siteId} ${content}`).digest('base64url')

/** Signed token of the link that confirms an address and saves its search. Contains both, so that nothing is stored before. */
export const searchToken = (secret: string, link: SearchLink, now: string): string => {
  const content = Buffer.from(JSON.stringify([daysSince1970(now), link.email, link.path])).toString('base64url')
  return `${content}.${signSearch(secret, link, content)}`
}

interface RequestedSearch extends Pick<SearchLink, 'organisationId' | 'siteId'> {
  readonly token: string
  /** ISO in UTC. */
  readonly now: string
}

/** Verifies a token for the requested site; null if it is invalid or expired. */
export const parseSearchToken = (secret: string, { token, now, ...site }: RequestedSearch): Pick<SearchLink, 'email' | 'path'> | null => {
  const [, content, signature] = /^([\w-]{1,2400})\.([\w-]{43})$/.exec(token) ?? []
  if (!content || !signature) return null
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(signSearch(secret, site, content)))) return null
  const [day, email, path] = JSON.parse(Buffer.from(content, 'base64url').toString()) as [number, string, string]
  const age = daysSince1970(now) - day
  return age >= 0 && age <= validDays ? { email, path } : null
}
