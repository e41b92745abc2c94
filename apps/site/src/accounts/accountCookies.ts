import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { valuationLinkDays } from '@forecourt/services/valuations/valuationToken'
import { env } from '../env'

const isSecure = () => env().SITE_ORIGIN_TEMPLATE.startsWith('https:')

/** With https, the __Host- prefix restricts a cookie to this host and to secure connections. */
const cookieName = (plain: string): string => (isSecure() ? `__Host-${plain}` : plain)

type AccountCookie = 'shopper' | 'code' | 'known' | 'journey' | 'valuation'

/** Seconds. */
const ages: { readonly [Cookie in AccountCookie]: number } = {
  shopper: 60 * 86_400,
  code: 600,
  known: 180 * 86_400,
  journey: 30 * 86_400,
  valuation: valuationLinkDays * 86_400,
}

/** Format of each cookie: a random token or a signed value. */
const patterns: { readonly [Cookie in AccountCookie]: RegExp } = {
  shopper: /^[\w-]{43}$/,
  code: /^[\w-]{43}$/,
  known: /^[\w-]{16}\.[\w-]{43}$/,
  journey: /^(?:[\w-]{24}\.)?[\w-]{43}$/,
  valuation: /^[\w-]{1,64}\.\d{1,12}\.[\w-]{43}$/,
}

/** Generates a random cookie token. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Stored form of a token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Parses one of our cookies; null if it is missing. */
export function parseCookie(header: string | null, cookie: AccountCookie): string | null {
  const name = cookieName(cookie)
  for (const part of (header ?? '').split(';')) {
    const [key = '', value = ''] = part.trim().split('=', 2)
    if (key === name) return patterns[cookie].test(value) ? value : null
  }
  return null
}

const formatCookie = (name: string, value: string, age: number, attributes: string) =>
  `${name}=${value}; Path=/; Max-Age=${age}; SameSite=Lax${isSecure() ? '; Secure' : ''}${attributes}`

/** Sets or clears an HttpOnly cookie. */
export const accountCookie = (cookie: AccountCookie, token: string | null): string =>
  formatCookie(cookieName(cookie), token ?? '', token === null ? 0 : ages[cookie], '; HttpOnly')

/** Cookie readable by scripts that signals a signed-in shopper, as cached pages are the same for all. Grants no access. */
export const markerCookie = (isSignedIn: boolean): string =>
  formatCookie('signed-in', isSignedIn ? '1' : '', isSignedIn ? ages.shopper : 0, '')

/** Cookie readable by scripts that signals a valuation in this browser. Grants no access. */
export const valuedCookie = (isValued: boolean): string => formatCookie('valued', isValued ? '1' : '', isValued ? ages.valuation : 0, '')

/** E-mail address or mobile of a shopper of an organisation. */
interface KnownRecipient {
  readonly organisationId: string
  readonly sentTo: string
}

const signRecipient = ({ organisationId, sentTo }: KnownRecipient, id: string): string =>
  createHmac('sha256', env().INTERNAL_SECRET)
    .update(JSON.stringify(['known browser', organisationId, sentTo, id]))
    .digest('base64url')

/** Marks a browser that has signed in with an address or mobile: its code requests have a separate limit from strangers'. */
export const knownBrowserCookie = (known: KnownRecipient): string => {
  const id = randomBytes(12).toString('base64url')
  return accountCookie('known', `${id}.${signRecipient(known, id)}`)
}

/** Id of a browser that has signed in with this address or mobile; null otherwise. */
export const knownBrowser = (cookies: string | null, known: KnownRecipient): string | null => {
  const [id = '', signature = ''] = parseCookie(cookies, 'known')?.split('.') ?? []
  return id !== '' && timingSafeEqual(Buffer.from(signature), Buffer.from(signRecipient(known, id))) ? id : null
}
