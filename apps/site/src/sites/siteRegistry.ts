import { loadSiteData } from '@forecourt/data/pages/loadSiteData'
import { publishedSite } from '@forecourt/data/sites/publishedSite'
import { publishedSites } from '@forecourt/data/sites/publishedSites'
import { listedCars } from '@forecourt/data/stock/listedCars'
import { createSiteRegistry, type SiteRegistry } from './createSiteRegistry'
import { database } from './database'
import { shared } from './shared'

/** The registry of this process. */
export function siteRegistry(): SiteRegistry {
  return shared('siteRegistry', () => {
    const db = database()
    const instant = () => new Date().toISOString()
    return createSiteRegistry({
      published: () => publishedSites(db),
      site: (siteId) => publishedSite(db, siteId),
      siteData: (site) => loadSiteData(db, site, instant()),
      cars: (site) => listedCars(db, site, instant()),
      now: () => Date.now(),
    })
  })
}
