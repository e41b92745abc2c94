import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { isFinancePath } from '@forecourt/schema/switches/shownFinance'
import { hasAccounts, type SignInType } from './hasAccounts'

/** The addresses of a site's garage: its own and those a brand calls it by; none where nobody signs in (RTE-22, AUTH-07). */
export const garagePaths = (config: Pick<ResolvedConfig, 'auth' | 'garage'>): readonly string[] =>
  hasAccounts(config) ? ['/my-garage', ...config.garage.paths.filter((path) => path !== '/my-garage')] : []

const longest = 1_000

/**
 * A path of the site itself, with its query, where a text is one; else the path to go to instead. Nothing that leads to another
 * host gets through, however it is written: `//host`, `/\host`, encoded, with blanks or line ends, or as an address (RTE-13, AUTH-08).
 *
 * @example ownPath('//evil.example', '/my-garage') // '/my-garage'
 */
export const ownPath = (text: string | null | undefined, instead: string): string => {
  if (!text || text.length > longest || !/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(text)) return instead
  const origin = 'https://own.invalid'
  if (!URL.canParse(text, origin)) return instead
  const { origin: found, pathname, search, hash } = new URL(text, origin)
  // Dots resolved, '/.//host' is '//host'. Endpoints are no pages to come back to.
  if (found !== origin || pathname.startsWith('//') || /^\/(?:api|sign-in|internal)(?:\/|$)/.test(pathname)) return instead
  return `${pathname}${search}${hash}`
}

type Settings = Pick<ResolvedConfig, 'auth' | 'garage' | 'finance'>

const within = (path: string, start: string): boolean => path === start || path.startsWith(`${start}/`)

/** Pages that always ask to sign in: payments and garages (AUTH-05). */
const alwaysGated = (path: string, settings: Settings): SignInType | null => {
  if (within(path, '/online-payment')) return 'online-payment'
  return garagePaths(settings).includes(path) ? 'my-garage' : null
}

const reserves = /^\/(?:cars\/[^/]+\/(?:checkout|buy-online)|checkout-journey)(?:\/|$)/

/** Pages that ask where the site says so (AUTH-04): trade-in and selling a car are none of them (AUTH-06). */
const gates: { readonly [Gate in Settings['auth']['gates'][number]]: (path: string, settings: Settings) => boolean } = {
  checkout: (path) => reserves.test(path),
  finance: isFinancePath,
  'spin-to-win': (path) => within(path, '/spin-to-win'),
  'car-finance': (path) => path === '/personalised/finance',
}

/**
 * What a path asks a shopper to sign in for; null where it is open to everybody (AUTH-04 to AUTH-08). Where nobody signs in, all is
 * open: what always asks is then not there (AUTH-07).
 *
 * @param path without its query
 */
export const findGate = (path: string, settings: Settings): SignInType | null => {
  if (!hasAccounts(settings)) return null
  const always = alwaysGated(path, settings)
  if (always) return always
  return settings.auth.gates.find((gate) => gates[gate](path, settings)) ?? null
}

/** Whether a path is only there for those who are signed in, and nobody can be (AUTH-05, AUTH-07). */
export const isClosedOff = (path: string, settings: Settings): boolean => !hasAccounts(settings) && within(path, '/online-payment')
