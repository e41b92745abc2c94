import type { LiveSite } from './createSiteRegistry'
import { hostOf } from './hostOf'
import { siteRegistry } from './siteRegistry'

/** The site a request to one of our own addresses is for: by its host, never by what it says in its body. */
export function liveSiteOf(request: Request): Promise<LiveSite | null> {
  return siteRegistry().byHost(hostOf(request.headers.get('host')))
}
