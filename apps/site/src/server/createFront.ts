import type { IncomingMessage, ServerResponse } from 'node:http'
import type { EdgePurge } from '@forecourt/services/edge/createEdgePurge'
import { appendClientAddress, isValidRequestTarget } from '@forecourt/services/front/clientAddress'
import { type Handler, refuse } from '@forecourt/services/front/createWebServer'
import { isBotOrPrefetch } from '../http/isBotOrPrefetch'
import { requestHost } from '../http/requestHost'
import { beaconPath } from '../measuring/Beacon'
import type { EventCounts } from '../measuring/counting/createEventCounts'
import type { AddressLog } from '../redirects/createAddressLog'
import type { Redirects } from '../redirects/createRedirects'
import { isPageLike, mayRedirect, sendRedirect } from '../redirects/sendRedirect'
import type { SiteIds } from '../sites/SiteSource'
import { createBeaconReceiver } from './createBeaconReceiver'
import { createBodyReader } from './createBodyReader'
import type { HangWatch } from './createHangWatch'
import { createPageLookup, type PageCache } from './createPageCache'
import type { PageCopies } from './createPageCopies'
import type { App } from './createPageProcess'
import { createPageRenderer } from './createPageRenderer'
import { createPageSender } from './createPageSender'
import { createPageServer } from './createPageServer'
import { createPassThrough } from './createPassThrough'
import type { RenderGate } from './createRenderGate'
import { cacheKey, isBuffered, isMedia, isRead, requestPath } from './requestKinds'

/** Methods that the app supports; it fails on others (TRACE). */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * Refuses invalid requests (405, 400) and appends the connection to X-Forwarded-For. Returns whether to continue. `transportSecurity` is
 * the Strict-Transport-Security header; null if the sites don't use https.
 */
function acceptRequest(request: IncomingMessage, response: ServerResponse, transportSecurity: string | null): boolean {
  if (transportSecurity !== null) {
    response.setHeader('strict-transport-security', transportSecurity)
    // Behind a TLS-terminating proxy, the scheme of the Origin header is the only sign of an unencrypted page, which is another origin.
    if (request.headers.origin?.startsWith('http:')) request.headers.origin = 'null'
  }
  if (!methods.includes(request.method ?? '')) refuse(response, 405, { allow: methods.join(', ') })
  else if (!request.url?.startsWith('/') || !isValidRequestTarget(request.url)) refuse(response, 400)
  else {
    appendClientAddress(request)
    return true
  }
  return false
}

interface RefreshOptions {
  readonly app: App
  readonly cache: PageCache
  readonly redirects?: Redirects
  readonly edge?: EdgePurge
}

/**
 * Handles a change notification: the app returns the expired tags, and the response is sent once no cached page is stale, here and in
 * caches in front; 502 if one of those doesn't confirm.
 */
function createRefresh({ app, cache, redirects, edge }: RefreshOptions): App['answer'] {
  return async (request, response, body) => {
    const answer = await app.fetchWhole(request, body)
    if (answer.status !== 200) {
      response.writeHead(answer.status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      response.end(answer.body)
      return
    }
    const { tags } = JSON.parse(answer.body.toString()) as { tags: readonly string[] | null }
    redirects?.expire(tags)
    if (tags === null) cache.expireAll()
    else cache.expire(tags)
    try {
      await edge?.purge(tags)
    } catch (error) {
      console.error('A cache in front did not confirm that changed pages are purged; it is repeated until it does.', error)
      response.writeHead(502, { 'cache-control': 'no-store' })
      response.end()
      return
    }
    response.writeHead(204, { 'cache-control': 'no-store' })
    response.end()
  }
}

export interface FrontOptions {
  readonly app: App
  readonly cache: PageCache
  /** Page copies on disk, for when rendering fails. */
  readonly copies?: PageCopies
  /** Caches in front; optional. */
  readonly edge?: EdgePurge
  /** Whether a cache in front reads tags from Cache-Tag. */
  readonly sendsCacheTag?: boolean
  /** Serves a cached picture without waiting for rendering; returns whether it did. Optional. */
  sendPicture?(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  /** Redirects of sites and the log of their use; optional. */
  readonly redirects?: { readonly table: Redirects; readonly log: AddressLog }
  /** Counts page events; optional. */
  readonly eventCounts?: EventCounts
  /** Whether the database is unavailable: then an old copy is better than none. */
  isDatabaseAway?(): Promise<boolean>
  /** Notices that the database hangs; optional. */
  readonly hangWatch?: HangWatch
  /** Limits concurrent rendering. */
  readonly gate: RenderGate
  readonly trustedProxies: number
  /** The Strict-Transport-Security header; null if the sites don't use https. */
  readonly transportSecurity: string | null
  /** Delay of a refusal in milliseconds. */
  readonly refusalPause?: number
  /** Timeout of rendering, after which an expired page is sent. */
  readonly renderTimeoutMs?: number
  now(): number
}

/** Counts an unknown address, to be redirected in the console. */
function logMissing(log: AddressLog, request: IncomingMessage, site: SiteIds): void {
  const path = requestPath(request.url)
  const headers = { get: (name: string) => request.headers[name]?.toString() ?? null }
  if (request.method === 'GET' && isPageLike(path)) log.missing(site, path, isBotOrPrefetch({ headers }))
}

/**
 * Handler in front of the app: refuses invalid requests, passes uncacheable ones through with their body, handles beacons, pictures and
 * redirects, and treats everything else as a page.
 */
export function createFront(options: FrontOptions): Handler {
  const {
    app,
    cache,
    copies,
    edge,
    sendsCacheTag = false,
    sendPicture,
    redirects,
    eventCounts,
    isDatabaseAway,
    hangWatch,
    gate,
    trustedProxies,
    transportSecurity,
    now,
  } = options
  const { refusalPause = 1_000, renderTimeoutMs = 700 } = options
  const readBody = createBodyReader()
  const passThrough = createPassThrough({ app, readBody, refresh: createRefresh({ app, cache, redirects: redirects?.table, edge }) })
  const findSite = async (host: string, path: string) => (await redirects?.table.find(host, path))?.site ?? null
  const receiveBeacon = eventCounts && createBeaconReceiver({ eventCounts, findSite, readBody, trustedProxies })
  const servePage = createPageServer({
    pages: createPageLookup(cache, now),
    render: createPageRenderer({ app, cache, copies, sendsCacheTag, now }),
    send: createPageSender({
      copies,
      refusalPause,
      isDatabaseAway,
      onMissing: (request, site) => redirects && logMissing(redirects.log, request, site),
      now,
    }),
    gate,
    trustedProxies,
    renderTimeoutMs,
    hangWatch,
  })
  /** Site of a host and redirect of an address; null if the request can't have a redirect. */
  const findRedirect = (request: IncomingMessage) =>
    redirects && isRead(request) && mayRedirect(requestPath(request.url))
      ? redirects.table.find(requestHost(request.headers.host), request.url ?? '/')
      : null

  return async (request, response) => {
    if (!acceptRequest(request, response, transportSecurity)) return
    if (receiveBeacon && request.method === 'POST' && request.url === beaconPath) return receiveBeacon(request, response)
    if (!isMedia(request)) delete request.headers.range
    else if (await sendPicture?.(request, response)) return
    const found = await findRedirect(request)
    if (redirects && found?.redirect) {
      redirects.log.followed(found.site, found.redirect.by)
      return sendRedirect(response, found.redirect)
    }
    if (!isBuffered(request)) return passThrough(request, response)
    return servePage({ request, response, key: cacheKey(request), site: found?.site ?? null })
  }
}
