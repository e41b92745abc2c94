import { loadPage } from '@forecourt/data/pages/loadPage'
import { loadSiteData } from '@forecourt/data/pages/loadSiteData'
import { type SharedDraft, sharedDraft } from '@forecourt/data/publishing/sharing/sharedDraft'
import { matchRoute } from '@forecourt/rules/pages/matchRoute'
import type { PageData, PageRequest } from '@forecourt/rules/pages/PageRules'
import type { Route } from '@forecourt/rules/pages/Route'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import { env } from '../env'
import { createStockSearch } from '../search/createStockSearch'
import { database } from '../sites/database'
import { siteOrigin } from '../sites/siteOrigin'
import { siteRegistry } from '../sites/siteRegistry'

/** Data of a shared draft's page; `route` and `data` are null if it doesn't exist. */
export interface SharedPage {
  readonly draft: SharedDraft
  readonly siteData: SiteData
  readonly request: PageRequest
  readonly route: Route | null
  readonly data: PageData | null
}

/** Limit of internal redirects. */
const maxRedirects = 3

function routeAt({ site: { config } }: SharedDraft, names: SiteData['names'], path: string): Route | null {
  let currentPath = path
  for (let step = 0; step < maxRedirects; step++) {
    const match = matchRoute(config, names, currentPath)
    if (match.kind === 'page') return match.route
    if (match.kind === 'notFound' || !match.to.startsWith('/')) return null
    currentPath = match.to.split(/[?#]/, 1)[0] ?? '/'
  }
  return null
}

/** Loads a page of a draft in its present state, as on the link's time. Null for an invalid link. */
export async function loadSharedPage(secret: string, path: string, query: string): Promise<SharedPage | null> {
  const present = new Date().toISOString()
  const db = database()
  const draft = await sharedDraft(db, secret, present)
  if (!draft) return null
  const now = draft.shownAt ?? present
  const { site, hosts } = draft
  const siteData = await loadSiteData(db, site, now, { withDrafts: true })
  const request: PageRequest = { now, origin: siteOrigin({ hosts }, env().SITE_ORIGIN_TEMPLATE), mode: 'preview' }
  const route = routeAt(draft, siteData.names, path)
  // Searches stock like a live site, though the site may not be live.
  const stockIndex = () => siteRegistry().stockIndexOf(site.organisationId)
  const live = { published: { ...site, hosts, redirectingHosts: [], version: 0 }, siteData: async () => siteData, stockIndex }
  const data =
    route && (await loadPage(db, site, route, { now, search: createStockSearch(live, db), query: new URLSearchParams(query), siteData }))
  return { draft, siteData, request, route: data && route, data }
}
