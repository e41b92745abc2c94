import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { clientAddress } from '@forecourt/services/front/clientAddress'
import { createByteBudget } from '@forecourt/services/front/createByteBudget'
import type { Handler } from '@forecourt/services/front/createWebServer'
import { isSoundAddress } from '@forecourt/services/front/isSoundAddress'
import { nameConnection } from '@forecourt/services/front/nameConnection'
import { receiveBody } from '@forecourt/services/front/receiveBody'
import { refuse } from '@forecourt/services/front/refuse'
import { isFromElsewhere } from '../http/isFromElsewhere'
import { isMachine } from '../http/isMachine'
import { requestHost } from '../http/requestHost'
import { beaconPath } from '../measuring/Beacon'
import type { Measures } from '../measuring/counting/createMeasures'
import { parseBeacon } from '../measuring/counting/parseBeacon'
import type { AddressLog } from '../redirects/createAddressLog'
import type { Redirects } from '../redirects/createRedirects'
import { isPageLike, mayLead } from '../redirects/mayLead'
import { sendRedirect } from '../redirects/sendRedirect'
import type { SiteIds } from '../sites/SiteIds'
import type { CachedResponse } from './CachedResponse'
import { type Captured, capture } from './capture'
import { createFlights } from './createFlights'
import type { CacheEntry, PageCache } from './createPageCache'
import type { PageCopies } from './createPageCopies'
import type { RenderGate } from './createRenderGate'
import { encoded, encodingFor } from './encoded'
import { isSearchPath } from './isSearchPath'
import {
  bodyLimit,
  cacheKey,
  formBody,
  isHeldBack,
  isMade,
  isMedia,
  isPhotos,
  isRead,
  isRefresh,
  photosBody,
  requestPath,
} from './requestKinds'
import { responseToSend } from './responseToSend'
import { send, sendEntry, sendMessage } from './sendResponse'
import { isPlainForm, sendUnable } from './sendUnable'

/** Answers a request whose body was received before. */
export type App = (request: IncomingMessage, response: ServerResponse, body: Buffer) => Promise<void>

export interface FrontOptions {
  readonly app: App
  readonly cache: PageCache
  /** Where the last good copies of pages are, for those that can't be made now. */
  readonly copies?: PageCopies
  /** Sends a picture that was made before, which need not wait while pages are made, and says whether it did; nothing does unless given. */
  sendPicture?(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  /** Where old addresses of sites lead, and what counts who asks for them; nowhere unless given. */
  readonly redirects?: { readonly table: Redirects; readonly log: AddressLog }
  /** What counts what pages say of themselves; nothing does unless given. */
  readonly measures?: Measures
  /** Whether the database is away: then an old copy is better than none. */
  isDatabaseAway?(): Promise<boolean>
  /** Lets few pages be made at a time. */
  readonly gate: RenderGate
  readonly trustedProxies: number
  /** The Strict-Transport-Security header; null where the sites are not reached by https. */
  readonly transportSecurity: string | null
  /** How long somebody waits for word that there is no place for them. Milliseconds. */
  readonly refusalPause?: number
  /** How long a page that is only old is waited for to be made anew before it is sent as it is. Milliseconds. */
  readonly patience?: number
  now(): number
}

const nothing = Buffer.alloc(0)

/** How long one waits for a page that somebody else has made, before making it all the same: longer than pages take. Milliseconds. */
const longestFlight = 8_000

/** Prices on a copy are a day old at most, as on any page that can't be made anew; while the database is away, a week. Milliseconds. */
const oldestUsual = 24 * 3_600_000
const oldestCopy = 7 * oldestUsual

/** Pages anyone may see, as they are when nothing is wrong. */
const isCopied = ({ status, headers, freshUntil, usableUntil }: CachedResponse) =>
  status === 200 && usableUntil > freshUntil && String(headers['content-type'] ?? '').startsWith('text/html')

/** What the app can be asked; it stumbles over others (TRACE). */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * The request as the app is asked for the whole page: we compress ourselves, whether a browser has the page already is ours to say, and its
 * status and policy are only known from its body. It is a request of its own, as the app may go on with it after the browser was answered.
 */
function wholePageRequest(request: IncomingMessage): IncomingMessage {
  const { 'if-none-match': _, 'if-modified-since': __, 'accept-encoding': ___, ...headers } = request.headers
  return Object.create(request, {
    method: { value: 'GET', writable: true },
    headers: { value: { ...headers, 'x-asked-method': request.method }, writable: true },
  })
}

function isPage({ headers }: Captured): boolean {
  return /^text\/(?:html|plain)/.test(String(headers['content-type'] ?? 'text/html'))
}

/**
 * Stands between the network and the app, whose pages come with their status, policy and etag: answers from memory what is fresh, lets few pages be
 * made at a time, receives bodies within limits, compresses once, and gives the last good page while the app can't make a new one.
 */
export function createFront(options: FrontOptions): Handler {
  const {
    app,
    cache,
    copies,
    sendPicture,
    redirects,
    measures,
    isDatabaseAway,
    gate,
    trustedProxies,
    transportSecurity,
    refusalPause = 1_000,
    patience = 1_000,
    now,
  } = options
  const budget = createByteBudget({ total: 32 * 1024 * 1024, each: 4 * 1024 * 1024 })
  const flights = createFlights()
  /** The pages that are being made anew and have taken longer than anyone waits for them. */
  const slow = new Set<string>()
  // Their own, so that photos on their way keep no form waiting.
  const photosBudget = createByteBudget({ total: 4 * photosBody, each: 2 * photosBody })

  /** Asks the app with the request's body, as far as there may be one; what it says has changed is forgotten. */
  async function ask(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const limit = bodyLimit(request)
    if (limit === 0) return take(request, response, nothing)
    const holder = request.socket.remoteAddress ?? 'unknown'
    const body = await receiveBody(request, { limit, budget: isPhotos(request.url) ? photosBudget : budget, holder })
    if (body.state !== 'whole') {
      if (body.state === 'gone') response.destroy()
      else refuse(response, body.state === 'tooLarge' ? 413 : 503, { connection: 'close', 'retry-after': '5' })
      return
    }
    try {
      if (isRefresh(request.url)) await refresh(request, response, body.bytes)
      else await take(request, response, body.bytes)
    } finally {
      body.release()
    }
  }

  /** Passes a request on; where nobody could take it, whoever sent it is told so in words, and keeps what was typed. */
  async function take(request: IncomingMessage, response: ServerResponse, body: Buffer): Promise<void> {
    // Only the browser knows whether a form is sent for the second time, and without scripts it doesn't say.
    if (isPlainForm(request) && !body.includes('idempotencyKey=')) request.headers['idempotency-key'] ??= randomUUID()
    try {
      await app(request, response, body)
    } catch (error) {
      if (response.headersSent) throw error
      console.error(error)
      sendUnable(request, response, body)
    }
  }

  /** Remembers an address that named nothing, so that somebody can lead it on. */
  function noteMissing(request: IncomingMessage, site: SiteIds): void {
    const path = requestPath(request.url)
    const headers = { get: (name: string) => request.headers[name]?.toString() ?? null }
    if (request.method === 'GET' && isPageLike(path)) redirects?.log.missing(site, path, isMachine({ headers }))
  }

  /** Takes what a page says of itself, of people on the site alone, and answers at once: nothing is made for it (ANL-01). */
  async function measure(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const headers = { get: (name: string) => request.headers[name]?.toString() ?? null }
    const { host, 'x-forwarded-for': seen = '', 'user-agent': agent = '' } = request.headers
    const body = await receiveBody(request, { limit: formBody, budget, holder: request.socket.remoteAddress ?? 'unknown' })
    if (body.state === 'gone') return void response.destroy()
    if (body.state !== 'whole') return refuse(response, body.state === 'tooLarge' ? 413 : 503, { connection: 'close' })
    const beacon = isMachine({ headers }) || isFromElsewhere({ headers }) ? null : parseBeacon(body.bytes.toString())
    body.release()
    const asked = beacon && (await redirects?.table.find(requestHost(host), beacon.path))
    if (beacon && asked) measures?.take(asked.site, beacon, [clientAddress(seen.toString(), trustedProxies), agent])
    response.writeHead(204, { 'cache-control': 'no-store' })
    response.end()
  }

  /** Takes over a change: the app says which tags it expires, and the call is acknowledged once no cached page here shows what was before. */
  async function refresh(request: IncomingMessage, response: ServerResponse, body: Buffer): Promise<void> {
    const { response: draft, ended } = capture(request)
    const [captured] = await Promise.all([ended, app(request, draft, body)])
    if (captured.status !== 200) {
      response.writeHead(captured.status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      response.end(captured.body)
      return
    }
    const { tags } = JSON.parse(captured.body.toString()) as { tags: readonly string[] | null }
    redirects?.table.expire(tags)
    if (tags === null) cache.expireAll()
    else cache.expire(tags)
    response.writeHead(204, { 'cache-control': 'no-store' })
    response.end()
  }

  const clientOf = ({ headers }: IncomingMessage) => clientAddress(String(headers['x-forwarded-for'] ?? ''), trustedProxies)

  /** A place to have a page made in; null where there is none in time, or within as many milliseconds as are given. */
  function placeFor(request: IncomingMessage, response: ServerResponse, longest: number | null): Promise<(() => void) | null> {
    const gone = new Promise((resolve) => response.once('close', resolve))
    const late = longest === null ? [] : [wait(longest, null, { ref: false })]
    return gate.enter(requestHost(request.headers.host), clientOf(request), Promise.race([gone, ...late]))
  }

  /** Answers with the last good copy on disk, marked as such and never cached by anyone; says whether there was one. */
  async function sendCopy(key: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const copy = await copies?.find(key)
    if (!copy) return false
    const age = now() - copy.at
    if (age > oldestCopy || (age > oldestUsual && !(await isDatabaseAway?.()))) return false
    const { body, ...answer } = copy.response
    const encoding = encodingFor(request.headers['accept-encoding'], String(answer.headers['content-type'] ?? ''), body.length)
    const headers = { ...answer.headers, 'cache-control': 'no-store', age: String(Math.max(0, Math.round(age / 1000))) }
    send(request, response, { ...answer, headers }, await encoded(body, encoding), encoding, 'COPY')
    return true
  }

  return async (request, response) => {
    if (transportSecurity !== null) {
      response.setHeader('strict-transport-security', transportSecurity)
      // Behind the proxy that ends encryption nothing else tells which scheme a site has: an unencrypted page is another origin.
      if (request.headers.origin?.startsWith('http:')) request.headers.origin = 'null'
    }
    if (!methods.includes(request.method ?? '')) return refuse(response, 405, { allow: methods.join(', ') })
    if (!request.url?.startsWith('/') || !isSoundAddress(request.url)) return refuse(response, 400)
    nameConnection(request)
    if (isSearchPath(request.url)) return ask(request, response)
    if (measures && request.method === 'POST' && request.url === beaconPath) return measure(request, response)
    if (!isMedia(request)) delete request.headers.range
    else if (await sendPicture?.(request, response)) return
    const asked =
      redirects && isRead(request) && mayLead(requestPath(request.url))
        ? await redirects.table.find(requestHost(request.headers.host), request.url)
        : null
    if (asked?.led) {
      redirects?.log.followed(asked.site, asked.led.by)
      return sendRedirect(response, asked.led)
    }
    const key = cacheKey(request)
    const entry = freshEntry(key)
    if (entry) return sendEntry(request, response, entry, 'HIT')
    if (!isHeldBack(request)) return ask(request, response)
    if (key === null) return make(request, response, null, asked, () => {})

    // Behind a restart, or a change, everybody asks for the same pages at once: one of them has each made.
    const here = `${clientOf(request)} ${key}`
    const old = oldEntry(key)
    if (old === null || !slow.has(key)) await flights.landed([key, here], old ? patience : longestFlight)
    const madeMeanwhile = freshEntry(key)
    if (madeMeanwhile) return sendEntry(request, response, madeMeanwhile, 'HIT')
    if (old && slow.has(key)) return sendEntry(request, response, old, 'STALE')
    const ends = [flights.begin(here)]
    try {
      await make(request, response, key, asked, () => ends.push(flights.begin(key)))
    } finally {
      for (const end of ends) end()
    }
  }

  function freshEntry(key: string | null): CacheEntry | null {
    const entry = key === null ? null : cache.get(key)
    return entry?.isFresh(now()) ? entry : null
  }

  /** A page that nothing is wrong with but its age: it is sent where making it anew takes long. */
  function oldEntry(key: string | null): CacheEntry | null {
    const entry = key === null ? null : cache.get(key)
    return entry?.isOnlyOld && now() < entry.response.usableUntil ? entry : null
  }

  /** Has the app make a page whole, and keeps what comes of it, whoever still waits for it; `leave` gives its place back. */
  async function makeWhole(request: IncomingMessage, key: string | null, leave: () => void) {
    const mark = cache.mark()
    const whole = wholePageRequest(request)
    const { response: draft, ended } = capture(whole)
    const failed = app(whole, draft, nothing).then(
      () => ended,
      (error: unknown): Captured => {
        console.error(error)
        return { status: 500, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: Buffer.from('Something went wrong.') }
      },
    )
    const captured = await Promise.race([ended, failed]).finally(leave)
    const finished = responseToSend(captured, now())
    // What failed takes nothing's place: the last good page stays.
    const cached = captured.status < 500 && finished.keep && key !== null ? cache.put(key, finished.response, mark) : null
    if (key !== null && cached && isCopied(finished.response)) copies?.keep(key, finished.response)
    else if (key !== null && !finished.keep && finished.response.status < 500) copies?.forget(key)
    return { captured, finished, cached }
  }

  /** Has a page made, where there is a place for that, and sends it; `begin` is called when it is begun. */
  async function make(
    request: IncomingMessage,
    response: ServerResponse,
    key: string | null,
    asked: { readonly site: SiteIds } | null,
    begin: () => void,
  ): Promise<void> {
    const old = oldEntry(key)
    const leave = isMade(request) ? await placeFor(request, response, old ? patience : null) : () => {}
    if (response.destroyed) return leave?.()
    // Those who wait for places come from several addresses: only one of them makes it.
    if (key !== null && leave !== null) await flights.landed([key], old ? patience : longestFlight)
    const entry = key === null ? null : cache.get(key)
    if (entry?.isFresh(now())) {
      leave?.()
      return sendEntry(request, response, entry, 'HIT')
    }
    const isUsable = entry !== null && now() < entry.response.usableUntil
    if (leave === null) {
      if (isUsable) return sendEntry(request, response, entry, 'STALE')
      if (key !== null && (await sendCopy(key, request, response))) return
      // Backpressure: a client that retries at once is slowed down by it.
      await wait(refusalPause)
      return sendMessage(
        response,
        'A lot of people are looking',
        'This page can’t be shown just now. Please try again in a few seconds.',
        '5',
      )
    }

    begin()
    const made = makeWhole(request, key, leave)
    if (old && key !== null) {
      const isInTime = await Promise.race([made.then(() => true), wait(patience, false, { ref: false })])
      if (!isInTime) {
        slow.add(key)
        void made.finally(() => slow.delete(key))
        return sendEntry(request, response, old, 'STALE')
      }
    }
    const { captured, finished, cached } = await made

    if (captured.status >= 500 && isUsable) return sendEntry(request, response, entry, 'STALE')
    if (captured.status >= 500 && isPage(captured) && key !== null && (await sendCopy(key, request, response))) return
    if (captured.status >= 500 && isPage(captured))
      return sendMessage(response, 'Back in a moment', 'This page can’t be shown just now. Please try again in a minute.', '30')
    if (finished.response.status === 404 && asked) noteMissing(request, asked.site)
    if (cached) return sendEntry(request, response, cached, 'MISS')
    const { body, ...answer } = finished.response
    const encoding = encodingFor(request.headers['accept-encoding'], String(captured.headers['content-type'] ?? ''), body.length)
    return send(request, response, answer, await encoded(body, encoding), encoding, 'MISS')
  }
}
