import type { Database } from '../createDatabase'
import { publishedSite } from '../sites/publishedSite'

/** The live version of a site that is known to be live; throws where it is not. */
export const liveSite = async (db: Database, siteId: string) => {
  const site = await publishedSite(db, siteId)
  if (!site) throw new Error(`The site ${siteId} is not live.`)
  return site
}
