import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { valuationLinkDays } from '@forecourt/services/valuations/valuationToken'
import { env } from '../env'

const isSecure = () => env().SITE_ORIGIN_TEMPLATE.startsWith('https:')

/** With https, names that a browser keeps for this host alone and over nothing else. */
const nameOf = (plain: string): string => (isSecure() ? `__Host-${plain}` : plain)

type AccountCookie = 'shopper' | 'code' | 'known' | 'journey' | 'valuation'

/** Seconds. */
const ages: { readonly [Cookie in AccountCookie]: number } = {
  shopper: 60 * 86_400,
  code: 600,
  known: 180 * 86_400,
  journey: 30 * 86_400,
  valuation: valuationLinkDays * 86_400,
}

/** What each holds: something nobody can guess, or what we signed. */
const shapes: { readonly [Cookie in AccountCookie]: RegExp } = {
  shopper: /^[\w-]{43}$/,
  code: /^[\w-]{43}$/,
  known: /^[\w-]{16}\.[\w-]{43}$/,
  journey: /^(?:[\w-]{24}\.)?[\w-]{43}$/,
  valuation: /^[\w-]{1,64}\.\d{1,12}\.[\w-]{43}$/,
}

/** What nobody can guess, for a cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** What one of our cookies holds; null without it. */
export function cookieIn(header: string | null, cookie: AccountCookie): string | null {
  const name = nameOf(cookie)
  for (const part of (header ?? '').split(';')) {
    const [key = '', value = ''] = part.trim().split('=', 2)
    if (key === name) return shapes[cookie].test(value) ? value : null
  }
  return null
}

const written = (name: string, value: string, age: number, more: string) =>
  `${name}=${value}; Path=/; Max-Age=${age}; SameSite=Lax${isSecure() ? '; Secure' : ''}${more}`

/** Sets a cookie, or takes it away where there is nothing to hold; scripts never see it. */
export const accountCookie = (cookie: AccountCookie, token: string | null): string =>
  written(nameOf(cookie), token ?? '', token === null ? 0 : ages[cookie], '; HttpOnly')

/** Tells scripts of the site's own pages, which are the same for everybody, that there is somebody to ask about; it opens nothing. */
export const markerCookie = (isSignedIn: boolean): string => written('signed-in', isSignedIn ? '1' : '', isSignedIn ? ages.shopper : 0, '')

/** Tells scripts of the site's own pages that this browser had a vehicle valued; it opens nothing. */
export const valuedCookie = (isValued: boolean): string => written('valued', isValued ? '1' : '', isValued ? ages.valuation : 0, '')

/** An address or a mobile of an organisation's shopper. */
interface Known {
  readonly organisationId: string
  readonly sentTo: string
}

const signatureOf = ({ organisationId, sentTo }: Known, id: string): string =>
  createHmac('sha256', env().INTERNAL_SECRET)
    .update(JSON.stringify(['known browser', organisationId, sentTo, id]))
    .digest('base64url')

/** Marks a browser as one that signed in by an address or a mobile: asking for another code is counted apart from strangers. */
export const knownBrowserCookie = (known: Known): string => {
  const id = randomBytes(12).toString('base64url')
  return accountCookie('known', `${id}.${signatureOf(known, id)}`)
}

/** Which browser it is, where it signed in by that address or mobile before; null for any other. */
export const knownBrowser = (cookies: string | null, known: Known): string | null => {
  const [id = '', signature = ''] = cookieIn(cookies, 'known')?.split('.') ?? []
  return id !== '' && timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(known, id))) ? id : null
}
