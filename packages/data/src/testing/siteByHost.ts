import type { Database } from '../createDatabase'
import { type PublishedSiteName, publishedSites } from '../sites/publishedSites'

/** The site that shoppers see under a host name, as the site's servers look it up; null where none answers. */
export const siteByHost = async (db: Database, host: string): Promise<PublishedSiteName | null> =>
  (await publishedSites(db)).find(({ hosts }) => hosts.includes(host.toLowerCase())) ?? null
