import type { IncomingMessage, ServerResponse } from 'node:http'
import { isSoundAddress, nameConnection } from '@forecourt/services/front/clientAddress'
import { type Handler, refuse } from '@forecourt/services/front/createWebServer'
import { isMachine } from '../http/isMachine'
import { requestHost } from '../http/requestHost'
import { beaconPath } from '../measuring/Beacon'
import type { Measures } from '../measuring/counting/createMeasures'
import type { AddressLog } from '../redirects/createAddressLog'
import type { Redirects } from '../redirects/createRedirects'
import { isPageLike, mayLead, sendRedirect } from '../redirects/sendRedirect'
import type { SiteIds } from '../sites/SiteSource'
import { type App, capture } from './capture'
import { createBeaconReceiver } from './createBeaconReceiver'
import { createBodyReader } from './createBodyReader'
import { createPageLookup, type PageCache } from './createPageCache'
import type { PageCopies } from './createPageCopies'
import { createPageRenderer } from './createPageRenderer'
import { createPageSender } from './createPageSender'
import { createPageServer } from './createPageServer'
import { createPassThrough } from './createPassThrough'
import type { RenderGate } from './createRenderGate'
import { cacheKey, isHeldBack, isMedia, isRead, requestPath } from './requestKinds'

/** What the app can be asked; it stumbles over others (TRACE). */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * Refuses requests that nothing here can answer (405, 400), and has the others say where they come from. Returns whether the request is to
 * be answered. `transportSecurity` is the Strict-Transport-Security header; null where the sites are not reached by https.
 */
function acceptRequest(request: IncomingMessage, response: ServerResponse, transportSecurity: string | null): boolean {
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

interface RefreshOptions {
  readonly app: App
  readonly cache: PageCache
  readonly redirects?: Redirects
}

/** Takes over a change: the app says which tags it expires, and the call is acknowledged once no cached page here shows what was before. */
function createRefresh({ app, cache, redirects }: RefreshOptions): App {
  return async (request, response, body) => {
    const { response: draft, ended } = capture(request)
    const [captured] = await Promise.all([ended, app(request, draft, body)])
    if (captured.status !== 200) {
      response.writeHead(captured.status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      response.end(captured.body)
      return
    }
    const { tags } = JSON.parse(captured.body.toString()) as { tags: readonly string[] | null }
    redirects?.expire(tags)
    if (tags === null) cache.expireAll()
    else cache.expire(tags)
    response.writeHead(204, { 'cache-control': 'no-store' })
    response.end()
  }
}

export interface FrontOptions {
  readonly app: App
  readonly cache: PageCache
  /** Where the last good copies of pages are, for those that can't be rendered now. */
  readonly copies?: PageCopies
  /** Sends a picture that was made before, which need not wait while pages are rendered, and returns whether it did; nothing does unless given. */
  sendPicture?(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  /** Where old addresses of sites lead, and what counts who asks for them; nowhere unless given. */
  readonly redirects?: { readonly table: Redirects; readonly log: AddressLog }
  /** What counts what pages say of themselves; nothing does unless given. */
  readonly measures?: Measures
  /** Whether the database is away: then an old copy is better than none. */
  isDatabaseAway?(): Promise<boolean>
  /** Lets few pages be rendered at a time. */
  readonly gate: RenderGate
  readonly trustedProxies: number
  /** The Strict-Transport-Security header; null where the sites are not reached by https. */
  readonly transportSecurity: string | null
  /** How long a client waits to hear that there is no place for it. Milliseconds. */
  readonly refusalPause?: number
  /** How long rendering may take before a page that is only old is sent as it is. Milliseconds. */
  readonly patience?: number
  now(): number
}

/** Counts an address that named nothing, so that it can be redirected in the console. */
function logMissing(log: AddressLog, request: IncomingMessage, site: SiteIds): void {
  const path = requestPath(request.url)
  const headers = { get: (name: string) => request.headers[name]?.toString() ?? null }
  if (request.method === 'GET' && isPageLike(path)) log.missing(site, path, isMachine({ headers }))
}

/**
 * The handler between the network and the app, in this order: what can't be answered is refused, what can't be cached is passed through with
 * its body, counted beacons, pictures and redirects are answered here, and everything else is a page.
 */
export function createFront(options: FrontOptions): Handler {
  const { app, cache, copies, sendPicture, redirects, measures, isDatabaseAway, gate, trustedProxies, transportSecurity, now } = options
  const { refusalPause = 1_000, patience = 1_000 } = options
  const readBody = createBodyReader()
  const passThrough = createPassThrough({ app, readBody, refresh: createRefresh({ app, cache, redirects: redirects?.table }) })
  const receiveBeacon = measures && createBeaconReceiver({ measures, redirects: redirects?.table, readBody, trustedProxies })
  const servePage = createPageServer({
    pages: createPageLookup(cache, now),
    render: createPageRenderer({ app, cache, copies, now }),
    send: createPageSender({
      copies,
      refusalPause,
      isDatabaseAway,
      onMissing: (request, site) => redirects && logMissing(redirects.log, request, site),
      now,
    }),
    gate,
    trustedProxies,
    patience,
  })
  /** The site of a host, and where an old address of it leads; null for requests that no redirect is for. */
  const findRedirect = (request: IncomingMessage) =>
    redirects && isRead(request) && mayLead(requestPath(request.url))
      ? redirects.table.find(requestHost(request.headers.host), request.url ?? '/')
      : null

  return async (request, response) => {
    if (!acceptRequest(request, response, transportSecurity)) return
    if (receiveBeacon && request.method === 'POST' && request.url === beaconPath) return receiveBeacon(request, response)
    if (!isMedia(request)) delete request.headers.range
    else if (await sendPicture?.(request, response)) return
    const found = await findRedirect(request)
    if (redirects && found?.led) {
      redirects.log.followed(found.site, found.led.by)
      return sendRedirect(response, found.led)
    }
    if (!isHeldBack(request)) return passThrough(request, response)
    return servePage({ request, response, key: cacheKey(request), site: found?.site ?? null })
  }
}
