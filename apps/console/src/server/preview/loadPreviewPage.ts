import type { Database } from '@forecourt/data/createDatabase'
import { allOffers } from '@forecourt/data/offers/currentOffers'
import { loadPage } from '@forecourt/data/pages/loadPage'
import { loadSiteData } from '@forecourt/data/pages/loadSiteData'
import type { SiteForEditing } from '@forecourt/data/publishing/siteForEditing'
import { dataKey } from '@forecourt/rules/pages/findPageRules'
import { matchRoute } from '@forecourt/rules/pages/matchRoute'
import type { Route } from '@forecourt/rules/pages/Route'
import type { StockSearch } from '@forecourt/rules/search/StockSearch'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { embeddedSearch } from '@forecourt/search/stock/embeddedSearch'
import { currentStockIndex } from '../stock/currentStockIndex'

/** Stock search for previews: an index of the organisation's current cars, queried as on sites (SRC-44 to SRC-46). */
export const previewSearch = (db: Database): StockSearch => ({
  search: async (query) => {
    const index = await currentStockIndex(db, query.site.organisationId)
    return embeddedSearch(index).search(query)
  },
})

interface PreviewQuery {
  readonly db: Database
  readonly originOf: (host: string) => string
  readonly editing: SiteForEditing
  /** The config to render, whatever is stored. */
  readonly config: ResolvedConfig
  readonly path: string
  readonly query: string
  /** The simulated time, ISO in UTC. */
  readonly now: string
}

/** Whether a page shows offers, or could. */
const isAboutOffers = (route: Route, config: ResolvedConfig): boolean => {
  if (route.page !== 'content') return route.page === 'offers' || route.page === 'offer'
  return config.pages.list.some(({ id, blocks }) => id === route.pageId && blocks.some(({ kind }) => kind === 'offers'))
}

/** Loads the page at a path of a site under any config, with its data. */
export const loadPreviewPage = async ({ db, originOf, editing, config, path, query, now }: PreviewQuery) => {
  const { site, dealershipIds } = editing
  const { siteId, organisationId, slug, hosts } = site
  const rendered = { siteId, organisationId, slug, dealershipIds, config }
  const siteData = await loadSiteData(db, rendered, now, { withDrafts: true })
  const match = matchRoute(config, siteData.names, path)
  const shared = { match, site: siteData, now, origin: hosts[0] === undefined ? '' : originOf(hosts[0]), names: siteData.names }
  if (match.kind !== 'page') return { ...shared, data: null, offers: [], dataKey: '' }
  const search = previewSearch(db)
  const data = await loadPage(db, rendered, match.route, { now, search, query: new URLSearchParams(query), siteData })
  const offers = isAboutOffers(match.route, config)
    ? await db.forOrganisation(organisationId).transaction((tx) => allOffers(tx, rendered))
    : []
  return { ...shared, data, offers, dataKey: dataKey(config, match.route) }
}
