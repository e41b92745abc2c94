import { requestHost } from '../http/requestHost'
import type { LiveSite } from './createSiteRegistry'
import { siteRegistry } from './siteRegistry'

/** The site of an API request, by its host, never by its body. */
export function requestedSite(request: Request): Promise<LiveSite | null> {
  return siteRegistry().byHost(requestHost(request.headers.get('host')))
}
