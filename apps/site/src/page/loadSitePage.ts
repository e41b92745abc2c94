import type { Database } from '@forecourt/data/createDatabase'
import { loadPage } from '@forecourt/data/pages/loadPage'
import type { PageLoadOptions } from '@forecourt/data/pages/PageLoader'
import type { PublishedSite } from '@forecourt/data/sites/publishedSites'
import type { PageData, PageRequest } from '@forecourt/rules/pages/PageRules'
import type { PageKind, Route } from '@forecourt/rules/pages/Route'
import type { StockSearch } from '@forecourt/rules/search/StockSearch'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { env } from '../env'
import { createStockSearch } from '../search/createStockSearch'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'
import { otherSites } from '../sites/otherSites'
import { siteOrigin } from '../sites/siteOrigin'
import type { FoundPage, FoundSite } from './findPage'
import { ownPages } from './generated/ownPages'
import type { OwnPage, OwnPageRequest } from './OwnPage'

/** Loads the shopper's data of a page; null if this shopper can't see it. */
export async function ownPageData(request: OwnPageRequest): Promise<PageLoadOptions['own'] | null> {
  const loaders: { readonly [kind: string]: OwnPage<PageKind> | undefined } = ownPages as never
  return (await loaders[request.route.page]?.(request)) ?? null
}

/** Data of a page, or of the site alone if the page doesn't exist. */
export type SitePage =
  | {
      readonly found: true
      readonly live: LiveSite
      readonly route: Route
      readonly config: ResolvedConfig
      readonly data: PageData
      readonly request: PageRequest
    }
  | {
      readonly found: false
      readonly live: LiveSite
      readonly config: ResolvedConfig
      readonly site: PageData['site']
      readonly request: PageRequest
    }

/** Where the data of a page comes from. */
interface PageSource {
  readonly db: Database
  readonly search: StockSearch
  /** The other live sites of the organisation. */
  readonly otherSites: () => Promise<readonly PublishedSite[]>
}

/** The site as it is, by default of the stored stock. */
export const presentSource = (live: LiveSite, db = database()): PageSource => ({
  db,
  search: createStockSearch(live, db),
  otherSites: () => otherSites(live.published),
})

/** Loads a page of a site; `cookies` identify the shopper of a shopper page, `now` is the page's instant. */
export async function loadSitePage(
  { live, data: site }: FoundSite,
  { route, query, isPrivate }: Pick<FoundPage, 'route' | 'query' | 'isPrivate'>,
  cookies: string | null,
  now = new Date().toISOString(),
  source = presentSource(live),
): Promise<SitePage> {
  const { published } = live
  const { config } = published
  const { IMAGE_CDN, SITE_ORIGIN_TEMPLATE } = env()
  const origin = siteOrigin(published, SITE_ORIGIN_TEMPLATE)
  const request: PageRequest = { now, origin, pictureOrigin: IMAGE_CDN || origin, mode: 'live' }
  const missing = { found: false, live, config, site, request } as const
  if (route === null) return missing

  const params = new URLSearchParams(query)
  const shopperData = isPrivate ? await ownPageData({ live, site, route, params, cookies, now }) : undefined
  if (shopperData === null) return missing
  const data = await loadPage(source.db, published, route, {
    now,
    search: source.search,
    query: params,
    siteData: site,
    others: { sites: source.otherSites, originOf: (host) => siteOrigin({ hosts: [host] }, SITE_ORIGIN_TEMPLATE) },
    ...(shopperData && { own: shopperData }),
  })
  return data === null ? missing : { found: true, live, route, config, data, request }
}
