import type { OpenedLink } from '@forecourt/data/publishing/sharing/openShareLink'
import { clientAddress } from '@forecourt/services/front/clientAddress'
import type { Limiter } from '@forecourt/services/limits/createLimiter'
import type { HttpRequest } from '../http/HttpRequest'
import { isBotOrPrefetch } from '../http/isBotOrPrefetch'

export interface SharedDraftAccess {
  readonly open: (secret: string, counts: boolean) => Promise<OpenedLink>
  /** Rate limit of pages per address. */
  readonly limiter: Limiter
  /** Rate limit of invalid links per address. */
  readonly guesses: Limiter
  readonly trustedProxies: number
}

export type Admission =
  | { readonly admitted: true }
  | { readonly admitted: false; readonly status: 404 | 405 | 410 | 429; readonly heading: string; readonly text: string }

const refuse = (status: 404 | 405 | 410 | 429, heading: string, text: string): Admission => ({ admitted: false, status, heading, text })
const busy = refuse(429, 'One moment', 'That’s a lot in a short time. Please try again in a few minutes.')
const unknown = refuse(404, 'Nothing here', 'This link doesn’t work. Check you copied all of it, or ask for a new one.')

/** Authorises a request for a shared draft; checks the link on every request. */
export async function admitShared(request: HttpRequest, secret: string, access: SharedDraftAccess): Promise<Admission> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return refuse(405, 'Nothing is sent from here', 'This is a draft that was shared with you. Its forms work once it is live.')
  const address = clientAddress(request.headers.get('x-forwarded-for'), access.trustedProxies)
  if (!(await access.limiter.take(address)).allowed) return busy
  // Navigation within the draft and link preview bots don't count as openings.
  const counts = request.method === 'GET' && request.headers.get('sec-fetch-site') !== 'same-origin' && !isBotOrPrefetch(request)
  const opened = await access.open(secret, counts)
  if (opened.state === 'unknown') return (await access.guesses.take(address)).allowed ? unknown : busy
  if (opened.state === 'expired')
    return refuse(410, 'This link has expired', 'The draft is no longer shared. Ask the person who sent you the link for a new one.')
  if (opened.state === 'revoked')
    return refuse(410, 'This link has been withdrawn', 'The draft is no longer shared. Ask the person who sent you the link for a new one.')
  // The link must be for one of the site's own hosts: others may belong to a third party, which must not receive the secret.
  return opened.hosts.includes(request.host) ? { admitted: true } : unknown
}
