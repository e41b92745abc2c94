import type { Database } from '@forecourt/data/createDatabase'
import { heldOffers } from '@forecourt/data/offers/heldOffers'
import { loadPage } from '@forecourt/data/pages/loadPage'
import { loadSiteData } from '@forecourt/data/pages/loadSiteData'
import type { SiteForEditing } from '@forecourt/data/publishing/siteForEditing'
import { dataKey } from '@forecourt/rules/pages/dataKey'
import { matchRoute } from '@forecourt/rules/pages/matchRoute'
import type { Route } from '@forecourt/rules/pages/Route'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { previewSearch } from './previewSearch'

interface PreviewQuery {
  readonly db: Database
  readonly originOf: (host: string) => string
  readonly editing: SiteForEditing
  /** The config to show the site under, whatever is stored. */
  readonly config: ResolvedConfig
  readonly path: string
  readonly query: string
  /** The instant to show it at, ISO in UTC. */
  readonly now: string
}

/** Whether a page shows offers, or would. */
const isAboutOffers = (route: Route, config: ResolvedConfig): boolean => {
  if (route.page !== 'content') return route.page === 'offers' || route.page === 'offer'
  return config.pages.list.some(({ id, blocks }) => id === route.pageId && blocks.some(({ kind }) => kind === 'offers'))
}

/** The page a path of a site leads to under any config, with its data. */
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
    ? await db.forOrganisation(organisationId).transaction((tx) => heldOffers(tx, rendered))
    : []
  return { ...shared, data, offers, dataKey: dataKey(config, match.route) }
}
