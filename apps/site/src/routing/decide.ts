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
import { siteFileNamed } from './siteFiles'

/** The pages that are made for one shopper. */
export const privatePages = ['signIn', 'garage', 'unsubscribe', 'checkout', 'booking', 'personalisedFinance', 'tradeIn'] as const
export type PrivatePage = (typeof privatePages)[number]

export const isPrivate = (route: Route): route is Extract<Route, { page: PrivatePage }> =>
  (privatePages as readonly string[]).includes(route.page)

/** What a site knows that decides where a request goes. */
export interface RoutedSite {
  readonly siteId: string
  readonly version: number
  readonly config: ResolvedConfig
  readonly names: SiteData['names']
}

export type Decision =
  | { readonly kind: 'page'; readonly to: string; readonly route: Route | null }
  /** A page that answers what its query asks. */
  | {
      readonly kind: 'search' | 'compare' | 'finance' | 'models' | 'feedback'
      readonly to: string
      readonly query: string
      readonly route: Route
    }
  /** A page of one shopper: made for each, and kept by nobody. `car` is the one it is about, by slug or id. */
  | { readonly kind: 'private'; readonly to: string; readonly query: string; readonly route: Route; readonly car: string | null }
  /** A sentence whose meaning is to be read first. */
  | { readonly kind: 'said'; readonly path: string; readonly preset: SearchPreset; readonly params: URLSearchParams }
  | { readonly kind: 'file'; readonly to: string }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 307 | 308 }

/** A path no page can have: everything unknown shares this one cached page. */
const unknownPath = '~unknown'

/** Letters of a body's name that are worth looking at. */
const longestBody = 40

/** Where an address leads that names nothing. */
export const unknownPage = ({ siteId, version }: Pick<RoutedSite, 'siteId' | 'version'>): Decision => ({
  kind: 'page',
  to: `/cached/${siteId}/${version}/page/${unknownPath}`,
  route: null,
})

/** The sheet of a car is asked for by query (RTE-08), and cached like a page of its own. */
function printedPath(path: string, query: string): string | null {
  if (path !== '/print') return null
  const slug = new URLSearchParams(query).get('car_id')
  return slug === null ? null : `/print/${slug}`
}

/** Which inner route renders a page: cars, searches and what shoppers keep have scripts of their own. */
function routeOf({ page }: Route): 'car' | 'search' | 'shopper' | 'page' {
  if (page === 'compare' || page === 'favourites' || page === 'success') return 'shopper'
  return page === 'car' || page === 'search' ? page : 'page'
}

/**
 * Says which of the app's inner pages answers a path of a site. Pages are cached by site, version and path; a query only
 * matters to a search, a comparison, the list of models or the finance form, and only what it means there: campaign parameters and the like lead to the cached page too.
 */
export function decide(path: string, query: string, { siteId, version, config, names }: RoutedSite): Decision {
  const inner = `${siteId}/${version}`
  if (siteFileNamed(path.slice(1))) return { kind: 'file', to: `/files/${inner}${path}` }

  const match = matchRoute(config, names, printedPath(path, query) ?? path)
  if (match.kind === 'redirect') return { kind: 'redirect', to: `${match.to}${query}`, status: match.status }
  if (match.kind === 'notFound') return unknownPage({ siteId, version })

  const { route } = match
  const rest = route.path === '/' ? '' : route.path
  if (route.page === 'search' && query !== '') {
    const params = new URLSearchParams(query)
    if (params.get('q')?.trim()) return { kind: 'said', path: route.path, preset: route.preset, params }
    const asked = formatSearch(titledSearch(parseSearch(params, { config, preset: route.preset })))
    if (hasLeftovers(params)) return { kind: 'redirect', to: `${route.path}${withForeign(asked, params)}`, status: 307 }
    if (asked !== '') return { kind: 'search', to: `/query/${inner}${rest}`, query: asked, route }
  }
  if (isPrivate(route)) {
    const said = new URLSearchParams(query)
    const car = route.page === 'checkout' ? (route.slug ?? said.get('car_id')) : null
    // Without a car or a journey there is nothing to sign in for, either (AUTH-09).
    if (route.page === 'checkout' && !car && !said.get('journey')) return unknownPage({ siteId, version })
    return { kind: 'private', to: `/private/${inner}${rest}`, query, route, car }
  }
  if (route.page === 'compare') {
    const cars = comparedSlugs(new URLSearchParams(query))
    if (cars.length > 0)
      return { kind: 'compare', to: `/query/${inner}/shopper${rest}`, query: compareHref(cars).slice(route.path.length), route }
  }
  if (route.page === 'reviewFeedback') {
    const asked = feedbackQuery(parseFeedbackParams(new URLSearchParams(query)))
    if (asked !== '') return { kind: 'feedback', to: `/query/${inner}/page${rest}`, query: asked, route }
  }
  if (route.page === 'content' && isFinancePath(route.path, config)) {
    const asked = parseFinanceParams(new URLSearchParams(query))
    if (asked) return { kind: 'finance', to: `/query/${inner}/page${rest}`, query: financeQuery(asked), route }
  }
  if (route.page === 'models') {
    const body = new URLSearchParams(query).get('body')?.slice(0, longestBody)
    if (body) return { kind: 'models', to: `/query/${inner}/page${rest}`, query: `?${new URLSearchParams({ body })}`, route }
  }
  return { kind: 'page', to: `/cached/${inner}/${routeOf(route)}${rest}`, route }
}
