import { requestHost } from '../http/requestHost'
import type { LiveSite } from './createSiteRegistry'
import { siteRegistry } from './siteRegistry'

/** The site a request to one of our own addresses is for: by its host, never by what it says in its body. */
export function requestedSite(request: Request): Promise<LiveSite | null> {
  return siteRegistry().byHost(requestHost(request.headers.get('host')))
}
