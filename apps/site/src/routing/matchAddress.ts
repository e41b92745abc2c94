import { findPageRules } from '@forecourt/rules/pages/findPageRules'
import { matchRoute } from '@forecourt/rules/pages/matchRoute'
import type { Route } from '@forecourt/rules/pages/Route'
import type { SearchPreset } from '@forecourt/rules/routing/parseSearchPreset'
import { listFacets, rangeFacets, rangeNames } from '@forecourt/rules/search/facets'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { type SiteFile, siteFileNamed } from './siteFiles'

const parameters: readonly string[] = [
  ...['q', 'query', 'postcode', 'within', 'sortBy', 'page'],
  ...listFacets,
  ...rangeFacets.flatMap(rangeNames),
]

/** Whether a search comes from a form without scripts: empty fields, or separate ends of a range (SRC-02). */
const isPlainFormSearch = (params: URLSearchParams): boolean =>
  parameters.some((name) => params.getAll(name).includes('')) ||
  rangeFacets.some((facet) => params.getAll(facet).length > 1 || rangeNames(facet).some((name) => name !== facet && params.has(name)))

/** A search in canonical order, followed by foreign parameters such as a campaign. */
export const withForeign = (canonicalQuery: string, params: URLSearchParams): string => {
  const all = new URLSearchParams(canonicalQuery)
  for (const [name, value] of params) if (!parameters.includes(name) && !all.has(name, value)) all.append(name, value)
  const text = all.toString().replaceAll('%3A', ':')
  return text && `?${text}`
}

/** Site data that routing depends on. */
export interface RoutedSite {
  readonly config: ResolvedConfig
  readonly names: SiteData['names']
}

/** A page and its query. */
export interface MatchedPage {
  readonly kind: 'page'
  readonly route: Route
  /** Canonical query with question mark. Empty if the page is the same for all shoppers, and so cacheable. */
  readonly query: string
  /** Whether the page is for one shopper, identified by cookies. */
  readonly isPrivate: boolean
  /** Car of a shopper's page, by slug or id. */
  readonly car: string | null
}

export type AddressMatch =
  | MatchedPage
  | { readonly kind: 'missing' }
  /** A sentence as a search, to be parsed first. */
  | { readonly kind: 'sentence'; readonly path: string; readonly preset: SearchPreset; readonly params: URLSearchParams }
  | { readonly kind: 'file'; readonly file: SiteFile }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 307 | 308 }

const missing: AddressMatch = { kind: 'missing' }

/** The printed sheet of a car is requested by query (RTE-08), and cached like a page of its own. */
function printedPath(path: string, query: string): string | null {
  if (path !== '/print') return null
  const slug = new URLSearchParams(query).get('car_id')
  return slug === null ? null : `/print/${slug}`
}

/**
 * Routes an address of a site. Pages are cached by path; only query parameters that the page defines count, so that campaign parameters
 * still hit the cache.
 */
export function matchAddress(path: string, query: string, { config, names }: RoutedSite): AddressMatch {
  const file = siteFileNamed(path.slice(1))
  if (file) return { kind: 'file', file }

  const match = matchRoute(config, names, printedPath(path, query) ?? path)
  if (match.kind === 'redirect') return { kind: 'redirect', to: `${match.to}${query}`, status: match.status }
  if (match.kind === 'notFound') return missing

  const { route } = match
  const params = new URLSearchParams(query)
  const rules = findPageRules(route.page)
  if (rules.isPrivate) {
    const car = rules.aboutCar ? rules.aboutCar(route, params) : null
    return car === undefined ? missing : { kind: 'page', route, query, isPrivate: true, car }
  }
  const canonicalQuery = rules.query?.(params, { route, config }) ?? ''
  if (route.page === 'search') {
    if (params.get('q')?.trim()) return { kind: 'sentence', path: route.path, preset: route.preset, params }
    if (isPlainFormSearch(params)) return { kind: 'redirect', to: `${route.path}${withForeign(canonicalQuery, params)}`, status: 307 }
  }
  return { kind: 'page', route, query: canonicalQuery, isPrivate: false, car: null }
}
