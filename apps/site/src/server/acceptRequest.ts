import type { IncomingMessage, ServerResponse } from 'node:http'
import { isSoundAddress } from '@forecourt/services/front/isSoundAddress'
import { nameConnection } from '@forecourt/services/front/nameConnection'
import { refuse } from '@forecourt/services/front/refuse'

/** What the app can be asked; it stumbles over others (TRACE). */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * Refuses requests that nothing here can answer (405, 400), and has the others say where they come from. Returns whether the request is to
 * be answered. `transportSecurity` is the Strict-Transport-Security header; null where the sites are not reached by https.
 */
export function acceptRequest(request: IncomingMessage, response: ServerResponse, transportSecurity: string | null): boolean {
  if (transportSecurity !== null) {
    response.setHeader('strict-transport-security', transportSecurity)
    // Behind the proxy that ends encryption nothing else tells which scheme a site has: an unencrypted page is another origin.
    if (request.headers.origin?.startsWith('http:')) request.headers.origin = 'null'
  }
  if (!methods.includes(request.method ?? '')) refuse(response, 405, { allow: methods.join(', ') })
  else if (!request.url?.startsWith('/') || !isSoundAddress(request.url)) refuse(response, 400)
  else {
    nameConnection(request)
    return true
  }
  return false
}
