import { comparedSlugs } from '@forecourt/rules/accounts/saved-cars/comparedSlugs'
import { feedbackQuery, parseFeedbackParams } from '@forecourt/rules/reviews/feedbackParams'
import { compareHref } from '@forecourt/rules/routing/compareHref'
import { financeQuery, parseFinanceParams } from '@forecourt/rules/routing/financeParams'
import { matchRoute } from '@forecourt/rules/routing/matchRoute'
import type { Route, SearchPreset } from '@forecourt/rules/routing/Route'
import { formatSearch } from '@forecourt/rules/search/formatSearch'
import { parseSearch } from '@forecourt/rules/search/parseSearch'
import { titledSearch } from '@forecourt/rules/search/titledSearch'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { isFinancePath } from '@forecourt/schema/switches/isFinancePath'
import { hasLeftovers, withForeign } from './searchLeftovers'
import { type SiteFile, siteFileNamed } from './siteFiles'

/** The pages that are made for one shopper. */
export const privatePages = ['signIn', 'garage', 'unsubscribe', 'checkout', 'booking', 'personalisedFinance', 'tradeIn'] as const
export type PrivatePage = (typeof privatePages)[number]

export const isPrivate = (route: Route): route is Extract<Route, { page: PrivatePage }> =>
  (privatePages as readonly string[]).includes(route.page)

/** What of a site decides which of its pages an address is for. */
export interface RoutedSite {
  readonly config: ResolvedConfig
  readonly names: SiteData['names']
}

/** A page and what it is asked. */
export interface MatchedPage {
  readonly kind: 'page'
  readonly route: Route
  /** What the page is asked, in one form, with its question mark. Empty where the page is the same for every shopper, and so can be cached. */
  readonly query: string
  /** Whether it is made for one shopper, whom the request's cookies name. */
  readonly own: boolean
  /** The car that a page of one shopper is about, by slug or id. */
  readonly car: string | null
}

export type AddressMatch =
  | MatchedPage
  | { readonly kind: 'missing' }
  /** A sentence typed as a search, which has to be understood first. */
  | { readonly kind: 'sentence'; readonly path: string; readonly preset: SearchPreset; readonly params: URLSearchParams }
  | { readonly kind: 'file'; readonly file: SiteFile }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 307 | 308 }

const missing: AddressMatch = { kind: 'missing' }

/** Letters of a body's name that are worth looking at. */
const longestBody = 40

/** The sheet of a car is asked for by query (RTE-08), and cached like a page of its own. */
function printedPath(path: string, query: string): string | null {
  if (path !== '/print') return null
  const slug = new URLSearchParams(query).get('car_id')
  return slug === null ? null : `/print/${slug}`
}

/** What a page that answers a query is asked, in one form; empty for a plain page, whatever else its query says, such as a campaign. */
function askedOf(route: Route, query: string, config: ResolvedConfig): string {
  const params = new URLSearchParams(query)
  switch (route.page) {
    case 'search':
      return query === '' ? '' : formatSearch(titledSearch(parseSearch(params, { config, preset: route.preset })))
    case 'compare': {
      const cars = comparedSlugs(params)
      return cars.length > 0 ? compareHref(cars).slice(route.path.length) : ''
    }
    case 'reviewFeedback':
      return feedbackQuery(parseFeedbackParams(params))
    case 'content': {
      const asked = isFinancePath(route.path, config) ? parseFinanceParams(params) : null
      return asked ? financeQuery(asked) : ''
    }
    case 'models': {
      const body = params.get('body')?.slice(0, longestBody)
      return body ? `?${new URLSearchParams({ body })}` : ''
    }
    default:
      return ''
  }
}

/**
 * Says what an address of a site is for. Pages are cached by path; a query only matters to a search, a comparison, the list of models or
 * the finance form, and only what it means there: campaign parameters and the like lead to the cached page too.
 */
export function matchAddress(path: string, query: string, { config, names }: RoutedSite): AddressMatch {
  const file = siteFileNamed(path.slice(1))
  if (file) return { kind: 'file', file }

  const match = matchRoute(config, names, printedPath(path, query) ?? path)
  if (match.kind === 'redirect') return { kind: 'redirect', to: `${match.to}${query}`, status: match.status }
  if (match.kind === 'notFound') return missing

  const { route } = match
  const params = new URLSearchParams(query)
  if (isPrivate(route)) {
    const car = route.page === 'checkout' ? (route.slug ?? params.get('car_id')) : null
    // Without a car or a journey there is nothing to sign in for, either (AUTH-09).
    if (route.page === 'checkout' && !car && !params.get('journey')) return missing
    return { kind: 'page', route, query, own: true, car }
  }
  const asked = askedOf(route, query, config)
  if (route.page === 'search') {
    if (params.get('q')?.trim()) return { kind: 'sentence', path: route.path, preset: route.preset, params }
    if (hasLeftovers(params)) return { kind: 'redirect', to: `${route.path}${withForeign(asked, params)}`, status: 307 }
  }
  return { kind: 'page', route, query: asked, own: false, car: null }
}
