import { carExists } from '@forecourt/data/pages/carExists'
import { findPageLoader } from '@forecourt/data/pages/loadPage'
import { type ClosedSite, closedSites } from '@forecourt/data/sites/publishedSites'
import { carBySlug } from '@forecourt/data/stock/reading/carBySlug'
import { isInStock } from '@forecourt/rules/entities/isInStock'
import type { Route } from '@forecourt/rules/pages/Route'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import { gateShopper } from '../accounts/gateShopper'
import { env } from '../env'
import type { HttpRequest } from '../http/HttpRequest'
import { type HttpResponse, messagePage, redirectTo } from '../http/HttpResponse'
import { requestOrigin } from '../http/requestOrigin'
import { type AddressMatch, type MatchedPage, matchAddress } from '../routing/matchAddress'
import type { SiteFile } from '../routing/siteFiles'
import { findNamedCar } from '../search/findNamedCar'
import { siteLexicon } from '../search/siteLexicon'
import { understoodAddress } from '../search/understoodAddress'
import { createMemo } from '../sites/createMemo'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'
import { shared } from '../sites/shared'
import { siteOrigin } from '../sites/siteOrigin'
import { siteRegistry } from '../sites/siteRegistry'
import { closedPage } from './closedPage'

/** Maximum age in milliseconds. Reopening a site notifies the registry; this list only covers unknown hosts. */
const maxAgeMs = 5_000

/** The temporarily closed site of a host. Reads all of them at once, so that unknown hosts cause no further queries. */
async function closedSiteAt(host: string): Promise<ClosedSite | null> {
  const memo = shared('closedSites', () => createMemo({ load: () => closedSites(database()), maxAge: maxAgeMs, now: () => Date.now() }))
  const sites = await memo.get().catch(() => [])
  return sites.find(({ hosts }) => hosts.includes(host)) ?? null
}

/** The site of a request and the shared data of its pages. */
export interface FoundSite {
  readonly live: LiveSite
  readonly data: SiteData
}

/** Finds the site by host name; a response if it is unknown, closed or redirected. */
export async function findSite({ host, path, query, method }: HttpRequest): Promise<FoundSite | HttpResponse> {
  let live: LiveSite | null
  let data: SiteData | undefined
  try {
    live = await siteRegistry().byHost(host)
    data = await live?.siteData()
  } catch (error) {
    console.error(error)
    return messagePage(503, 'Back in a moment', 'We can’t load this site right now. Please try again in a minute.')
  }
  if (!live || !data) {
    const closed = await closedSiteAt(host)
    if (closed) return closedPage(closed)
    return messagePage(404, 'No site here', 'There’s no site at this address. Check the spelling, or go back to where you came from.')
  }
  if (method !== 'GET' && method !== 'HEAD') return messagePage(405, 'That doesn’t work here', 'This page can only be read.')
  const { hosts, redirectingHosts } = live.published
  if (hosts[0] && redirectingHosts.includes(host))
    return redirectTo(`${siteOrigin({ hosts }, env().SITE_ORIGIN_TEMPLATE)}${path}${query}`, 308)
  return { live, data }
}

/** The page of a request. */
export type FoundPage = Omit<MatchedPage, 'car' | 'route'> & {
  /** Null if the address has no page. */
  readonly route: Route | null
  /** Whether it requires sign-in. */
  readonly gated: boolean
}

const missingPage: FoundPage = { kind: 'page', route: null, query: '', isPrivate: false, gated: false }

/** Whether the car of a checkout can't be reserved now. The page says so at once, without a sign-in (CHK-02). */
const isTaken = async ({ live }: FoundSite, { isPrivate, car }: MatchedPage): Promise<boolean> => {
  const found = isPrivate && car !== null ? await carBySlug(database(), live.published, car).catch(() => null) : null
  return found !== null && (found.reserved || !isInStock(found))
}

/** Applies the sign-in requirement; redirects signed-out shoppers (AUTH-08). */
async function gatedPage(site: FoundSite, request: HttpRequest, match: MatchedPage): Promise<FoundPage | HttpResponse> {
  const page: FoundPage = { ...match, gated: false }
  const { gated, to } = await gateShopper(site.live, request.path, request.query, request.headers.get('cookie'))
  if (to !== null && (await isTaken(site, match))) return page
  return to === null ? { ...page, gated } : redirectTo(withinSite(request, to), 307, { 'cache-control': 'no-store' })
}

/** Whether the car of a shopper's page exists, checked before sign-in (AUTH-09). True while the database is unavailable. */
const hasCar = async ({ live }: FoundSite, { isPrivate, car }: MatchedPage): Promise<boolean> =>
  !isPrivate || car === null || carExists(database(), live.published, { slug: car }).catch(() => true)

/** Redirects a moved page, such as a post (RTE-24); null if there is none. */
export async function movedTo({ live }: FoundSite, route: Route, request: HttpRequest): Promise<HttpResponse | null> {
  const moved = findPageLoader(route)?.movedTo?.(database(), live.published, route, new Date().toISOString())
  const to = (await moved?.catch(() => null)) ?? null
  return to === null ? null : redirectTo(withinSite(request, `${to}${request.query}`), 308)
}

async function addressOfSentence({ live }: FoundSite, sentence: Extract<AddressMatch, { kind: 'sentence' }>): Promise<string> {
  const [lexicon, number] = await Promise.all([
    siteLexicon(live).catch(() => null),
    findNamedCar(live, sentence.params.get('q') ?? '').catch(() => null),
  ])
  return understoodAddress({ ...sentence, config: live.published.config }, lexicon, number)
}

const withinSite = ({ authority }: HttpRequest, to: string): string => new URL(to, requestOrigin(authority)).href

/** Finds the page of an address; a response for a redirect. */
export async function findPage(
  site: FoundSite,
  request: HttpRequest,
): Promise<FoundPage | { readonly kind: 'file'; readonly file: SiteFile } | HttpResponse> {
  const { path, query } = request
  const { live, data } = site
  const { config } = live.published
  const match = matchAddress(path, query, { config, names: data.names })
  switch (match.kind) {
    case 'file':
      return match
    case 'redirect':
      return redirectTo(withinSite(request, match.to), match.status)
    case 'sentence':
      return redirectTo(withinSite(request, await addressOfSentence(site, match)), 307)
    case 'missing':
      return missingPage
    case 'page':
      return (await hasCar(site, match)) ? gatedPage(site, request, match) : missingPage
  }
}
