import type { Database } from '@forecourt/data/createDatabase'
import { loadPage } from '@forecourt/data/pages/loadPage'
import { loadSiteData } from '@forecourt/data/pages/loadSiteData'
import type { SiteForEditing } from '@forecourt/data/sites/siteForEditing'
import { dataKey } from '@forecourt/rules/pages/dataKey'
import { matchRoute } from '@forecourt/rules/routing/matchRoute'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { previewSearch } from './previewSearch'

interface Asked {
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

/** The page a path of a site leads to under any config, with its data. */
export const loadPreviewPage = async ({ db, originOf, editing, config, path, query, now }: Asked) => {
  const { site, dealershipIds } = editing
  const { siteId, organisationId, slug, hosts } = site
  const rendered = { siteId, organisationId, slug, dealershipIds, config }
  const siteData = await loadSiteData(db, rendered, now)
  const match = matchRoute(config, siteData.names, path)
  const shared = { match, site: siteData, now, origin: hosts[0] === undefined ? '' : originOf(hosts[0]), names: siteData.names }
  if (match.kind !== 'page') return { ...shared, data: null, dataKey: '' }
  const search = previewSearch(db)
  const data = await loadPage(db, rendered, match.route, { now, search, query: new URLSearchParams(query), siteData })
  return { ...shared, data, dataKey: dataKey(config, match.route) }
}
