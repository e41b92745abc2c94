import { createHmac } from 'node:crypto'
import type { SearchCredentials } from '@forecourt/search/protocol/SearchTarget'

/**
 * What a site's browsers say when they search. It opens that site's public stock and nothing else, so pages may show it;
 * it is derived, so that no server has to tell another.
 */
export function searchCredentials(siteId: string, secret: string): SearchCredentials {
  const derived = (what: string) => createHmac('sha256', secret).update(`search ${what} ${siteId}`).digest('hex')
  return { appId: derived('application').slice(0, 10).toUpperCase(), apiKey: derived('key').slice(0, 32) }
}
