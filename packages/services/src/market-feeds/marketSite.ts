import type { Database } from '@forecourt/data/createDatabase'
import { loadSiteData } from '@forecourt/data/pages/loadSiteData'
import { publishedSite } from '@forecourt/data/sites/publishedSites'
import type { MarketSite } from './marketFile'

/** A site as export context; null if it isn't live. */
export const marketSite = async (
  { db, originOf, now }: { readonly db: Database; readonly originOf: (host: string) => string; readonly now: string },
  siteId: string,
  storeCodes: MarketSite['storeCodes'],
): Promise<MarketSite | null> => {
  const site = await publishedSite(db, siteId)
  if (!site) return null
  const { locations } = await loadSiteData(db, site, now)
  return { site, origin: originOf(site.hosts[0] ?? ''), locations, storeCodes, now }
}
