import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { isFinancePath } from '@forecourt/schema/switches/shownFinance'
import { hasAccounts, type SignInType } from './hasAccounts'

/** Paths of the site's garage: the default one and the brand's aliases; none where accounts are off (RTE-22, AUTH-07). */
export const garagePaths = (config: Pick<ResolvedConfig, 'auth' | 'garage'>): readonly string[] =>
  hasAccounts(config) ? ['/my-garage', ...config.garage.paths.filter((path) => path !== '/my-garage')] : []

const maxLength = 1_000

/**
 * Validates a redirect target: returns a path of this site with its query, or the fallback. Prevents open redirects, however written:
 * `//host`, `/\host`, encoded, with spaces or line breaks, or as an absolute URL (RTE-13, AUTH-08).
 *
 * @example safeRedirectPath('//evil.example', '/my-garage') // '/my-garage'
 */
export const safeRedirectPath = (text: string | null | undefined, fallback: string): string => {
  if (!text || text.length > maxLength || !/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(text)) return fallback
  const origin = 'https://own.invalid'
  if (!URL.canParse(text, origin)) return fallback
  const { origin: parsedOrigin, pathname, search, hash } = new URL(text, origin)
  // Dot segments resolve: '/.//host' becomes '//host'. Endpoints aren't redirect targets.
  if (parsedOrigin !== origin || pathname.startsWith('//') || /^\/(?:api|sign-in|internal)(?:\/|$)/.test(pathname)) return fallback
  return `${pathname}${search}${hash}`
}

type Settings = Pick<ResolvedConfig, 'auth' | 'garage' | 'finance'>

const isBelow = (path: string, start: string): boolean => path === start || path.startsWith(`${start}/`)

/** Pages that always require sign-in: payments and garages (AUTH-05). */
const alwaysGated = (path: string, settings: Settings): SignInType | null => {
  if (isBelow(path, '/online-payment')) return 'online-payment'
  return garagePaths(settings).includes(path) ? 'my-garage' : null
}

const reserves = /^\/(?:cars\/[^/]+\/(?:checkout|buy-online|subscribe)|checkout-journey)(?:\/|$)/

/** Pages that require sign-in if the site is set so (AUTH-04); never trade-in and selling a car (AUTH-06). */
const gates: { readonly [Gate in Settings['auth']['gates'][number]]: (path: string, settings: Settings) => boolean } = {
  checkout: (path) => reserves.test(path),
  finance: isFinancePath,
  'spin-to-win': (path) => isBelow(path, '/spin-to-win'),
  'car-finance': (path) => path === '/personalised/finance',
}

/**
 * The sign-in type that a path requires; null if it is public (AUTH-04 to AUTH-08). Without accounts all paths are public; those that
 * always require sign-in don't exist then (AUTH-07).
 *
 * @param path without its query
 */
export const findGate = (path: string, settings: Settings): SignInType | null => {
  if (!hasAccounts(settings)) return null
  const always = alwaysGated(path, settings)
  if (always) return always
  return settings.auth.gates.find((gate) => gates[gate](path, settings)) ?? null
}

/** Whether a path requires sign-in on a site without accounts, and so doesn't exist (AUTH-05, AUTH-07). */
export const requiresMissingAccounts = (path: string, settings: Settings): boolean =>
  !hasAccounts(settings) && isBelow(path, '/online-payment')
