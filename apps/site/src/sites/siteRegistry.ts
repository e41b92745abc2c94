import { loadSiteData } from '@forecourt/data/pages/loadSiteData'
import { publishedSite } from '@forecourt/data/sites/publishedSite'
import { publishedSites } from '@forecourt/data/sites/publishedSites'
import { stockSource } from '@forecourt/data/stock/stockSource'
import { loadStockIndex } from '@forecourt/search/createStockIndex'
import { createFreshIndex } from '@forecourt/search/fresh/createFreshIndex'
import { refreshSoon } from '../refresh/refreshSoon'
import { createSiteRegistry, type SiteRegistry } from './createSiteRegistry'
import { database } from './database'
import { shared } from './shared'

/** Cars that were sold long ago leave an index when it is loaded anew. Milliseconds. */
const indexAge = 24 * 3_600_000

/** The registry of this process. */
export function siteRegistry(): SiteRegistry {
  return shared('siteRegistry', () => {
    const db = database()
    const instant = () => new Date().toISOString()
    return createSiteRegistry({
      published: () => publishedSites(db),
      site: (siteId) => publishedSite(db, siteId),
      siteData: (site) => loadSiteData(db, site, instant()),
      stock: (organisationId) =>
        createFreshIndex({
          source: stockSource(db, organisationId, instant),
          build: loadStockIndex,
          now: () => Date.now(),
          maxAge: indexAge,
          // Lists that were made while there was no index are made again.
          onReady: () => refreshSoon({ kind: 'cars', organisationId }),
        }),
      now: () => Date.now(),
    })
  })
}
