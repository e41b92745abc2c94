import { loadPage } from '@forecourt/data/pages/loadPage'
import type { PageData } from '@forecourt/rules/pages/PageData'
import type { PageRequest } from '@forecourt/rules/pages/PageRequest'
import { matchRoute } from '@forecourt/rules/routing/matchRoute'
import type { Route } from '@forecourt/rules/routing/Route'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { env } from '../env'
import { createStockSearch } from '../search/createStockSearch'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'
import { siteOrigin } from '../sites/siteOrigin'
import { siteRegistry } from '../sites/siteRegistry'

/** All a page is made from, or the site alone when it has no such page. */
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

/** Loads a page of a site; `query` is what the search was asked, '' for a page that is cached. Null without the site. */
export async function loadSitePage(siteId: string, path: string, query: string): Promise<SitePage | null> {
  const live = await siteRegistry().byId(siteId)
  if (!live) return null
  const { published } = live
  const { config } = published
  const { IMAGE_CDN, SITE_ORIGIN_TEMPLATE } = env()
  const origin = siteOrigin(published, SITE_ORIGIN_TEMPLATE)
  const request: PageRequest = { now: new Date().toISOString(), origin, pictureOrigin: IMAGE_CDN || origin, mode: 'live' }
  const site = await live.siteData()

  const match = matchRoute(config, site.names, path)
  const data =
    match.kind === 'page'
      ? await loadPage(database(), published, match.route, {
          now: request.now,
          search: createStockSearch(live, database()),
          query: new URLSearchParams(query),
          siteData: site,
          originOf: (host) => siteOrigin({ hosts: [host] }, env().SITE_ORIGIN_TEMPLATE),
        })
      : null
  if (match.kind !== 'page' || !data) return { found: false, live, config, site, request }
  return { found: true, live, route: match.route, config, data, request }
}
