import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { messageHtml, messagePolicy } from '../http/messageHtml'
import { scriptsAfterPaint } from '../rendering/scriptsAfterPaint'
import { type MarkedStatus, statusTag } from '../rendering/statusMark'
import { connectToHeader } from '../security/connectToHeader'
import { contentSecurityPolicy } from '../security/contentSecurityPolicy'
import { sealScripts } from '../security/sealScripts'
import { linksInside } from '../shared-drafts/linksInside'
import { secretHeader } from '../shared-drafts/secretHeader'
import { hostOf } from '../sites/hostOf'
import type { CachedResponse } from './CachedResponse'
import { cachePolicy } from './cachePolicy'
import { type Captured, capture } from './capture'
import type { CacheEntry, PageCache } from './createPageCache'
import { encoded, encodingFor } from './encoded'

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

export interface FrontOptions {
  readonly app: Handler
  readonly cache: PageCache
  /** Answers what is searched for, without asking the app. */
  readonly search: Handler
  /** Whether the sites are reached by https. */
  readonly secure: boolean
  now(): number
}

/** What search clients ask, whether or not it is answered. */
const isSearchPath = (url = '') => /^\/1\/(?:indexes|events)(?:[/?]|$)/.test(url)

/**
 * Stands between the network and the app: answers from memory what is fresh, compresses once, names inline scripts by hash
 * in the Content-Security-Policy, and gives the last good page while the app can't make a new one.
 */
export function createFront({ app, cache, search, secure, now }: FrontOptions): Handler {
  return async (request, response) => {
    if (isSearchPath(request.url)) return search(request, response)
    if (!methods.includes(request.method ?? '')) return refuse(response, 405, { allow: methods.join(', ') })
    // Browsers resolve dots before they ask. Here they would make one address look like another.
    if (/(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i.test(pathOf(request.url))) return refuse(response, 400)
    nameConnection(request)
    const key = cacheKey(request)
    const entry = key === null ? null : cache.get(key)
    if (entry?.isFresh(now())) return sendEntry(request, response, entry, 'HIT')
    if (!isHeldBack(request)) return app(request, response)

    const mark = cache.mark()
    // We compress ourselves, and whether a browser has the page already is ours to say too.
    const asked = takeConditions(request)
    const { method } = request
    request.headers['x-asked-method'] = method
    // The status and the policy of a page are only known from its body.
    request.method = 'GET'
    const { response: draft, ended } = capture(request, response)
    const work = app(request, draft)
    cache.track(work)
    const failed = work.then(
      () => ended,
      (error: unknown): Captured => {
        console.error(error)
        return { status: 500, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: Buffer.from('Something went wrong.') }
      },
    )
    const gone = new Promise<null>((resolve) => response.once('close', () => resolve(null)))
    const captured = await Promise.race([ended, failed, gone])
    Object.assign(request.headers, asked)
    request.method = method
    if (captured === null) return

    if (captured.status >= 500 && entry && now() < entry.response.usableUntil) return sendEntry(request, response, entry, 'STALE')
    if (captured.status >= 500 && isPage(captured)) return sendApology(response)
    const finished = finish(captured, { secure, host: request.headers.host ?? '', now: now() })
    if (finished.keep && key !== null) {
      cache.put(key, finished.response, mark)
      const kept = cache.get(key)
      if (kept?.response === finished.response) return sendEntry(request, response, kept, 'MISS')
    }
    const encoding = encodingFor(
      request.headers['accept-encoding'],
      String(captured.headers['content-type'] ?? ''),
      finished.response.body.length,
    )
    return send(request, response, finished.response, await encoded(finished.response.body, encoding), encoding, 'MISS')
  }
}

/** What the app can be asked; it stumbles over others (TRACE). */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

function pathOf(url = '/'): string {
  return url.split('?', 1)[0] ?? '/'
}

/** Turns away, without a word more than the status, what no browser asks. */
function refuse(response: ServerResponse, status: number, headers: { readonly [name: string]: string } = {}): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers })
  response.end(status === 405 ? 'Method not allowed' : 'Bad request')
}

/** Ends the list of who passed a request on with the one who is connected to us, as a proxy does. */
function nameConnection({ headers, socket }: IncomingMessage): void {
  headers['x-forwarded-for'] = [headers['x-forwarded-for'] ?? [], socket.remoteAddress ?? 'unknown'].flat().join(', ')
}

/** Pages by host and path, build files by path alone; a query makes an answer one of too many to keep. */
function cacheKey({ method, url = '', headers }: IncomingMessage): string | null {
  if ((method !== 'GET' && method !== 'HEAD') || headers.rsc !== undefined || headers.range !== undefined) return null
  if (url.startsWith('/_next/static/')) return url
  if (url.includes('?') || /^\/(?:media|api|internal)\//.test(url)) return null
  return `${hostOf(headers.host)}${url}`
}

function isHeldBack({ method, url = '', headers }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && headers.range === undefined && !url.startsWith('/media/')
}

/** Takes the conditions off a request, so that the app answers in full; what was taken is put back afterwards. */
function takeConditions({ headers }: IncomingMessage) {
  const taken = {
    'if-none-match': headers['if-none-match'],
    'if-modified-since': headers['if-modified-since'],
    'accept-encoding': headers['accept-encoding'],
  }
  for (const name of Object.keys(taken)) delete headers[name]
  return taken
}

const markable: readonly MarkedStatus[] = [404, 410]

const notPassedOn = [
  connectToHeader,
  secretHeader,
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'date',
  'etag',
  'x-nextjs-cache',
  'x-middleware-rewrite',
  'x-nextjs-prerender',
  'x-nextjs-stale-time',
]

interface Circumstances {
  readonly secure: boolean
  readonly host: string
  readonly now: number
}

function finish(captured: Captured, { secure, host, now }: Circumstances): { keep: boolean; response: CachedResponse } {
  const headers: { [name: string]: string | readonly string[] } = {}
  for (const [name, value] of Object.entries(captured.headers)) if (!notPassedOn.includes(name)) headers[name] = value
  let { body } = captured
  if (String(headers['content-type'] ?? '').startsWith('text/html') && body.includes('<script')) {
    const secret = captured.headers[secretHeader]?.toString()
    const page = secret === undefined ? body.toString() : linksInside(body.toString(), secret, `${secure ? 'https' : 'http'}://${host}`)
    const sealed = sealScripts(scriptsAfterPaint(page))
    body = Buffer.from(sealed.html)
    const connectTo = String(captured.headers[connectToHeader] ?? '')
      .split(' ')
      .filter(Boolean)
    headers['content-security-policy'] = contentSecurityPolicy({
      inlineScripts: sealed.hashes,
      connectTo,
      secure,
      inert: secret !== undefined,
    })
  }
  const status = (captured.status === 200 && markedStatus(headers, body)) || captured.status
  const policy = cachePolicy(status, captured.headers)
  if (policy) headers['cache-control'] = policy.cacheControl
  headers.vary = 'Accept-Encoding'
  return {
    keep: policy !== null,
    response: {
      status,
      headers,
      body,
      etag: `W/"${createHash('sha1').update(body).digest('base64url')}"`,
      tags: String(headers['surrogate-key'] ?? '')
        .split(' ')
        .filter(Boolean),
      freshUntil: now + (policy?.fresh ?? 0) * 1000,
      usableUntil: now + (policy?.usable ?? 0) * 1000,
    },
  }
}

/** The status of a document that stands for a page that does not exist, or no longer; null for every other. */
function markedStatus(headers: { readonly [name: string]: string | readonly string[] }, body: Buffer): MarkedStatus | null {
  if (!String(headers['content-type'] ?? '').startsWith('text/html')) return null
  return markable.find((status) => body.includes(statusTag(status))) ?? null
}

function isPage({ headers }: Captured): boolean {
  return /^text\/(?:html|plain)/.test(String(headers['content-type'] ?? 'text/html'))
}

/** In place of the framework's error page: nothing is cached for this address and nobody can make it now. */
function sendApology(response: ServerResponse): void {
  response.writeHead(503, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': messagePolicy,
    'retry-after': '30',
  })
  response.end(messageHtml('Back in a moment', 'This page can’t be shown just now. Please try again in a minute.'))
}

async function sendEntry(
  request: IncomingMessage,
  response: ServerResponse,
  entry: CacheEntry,
  found: 'HIT' | 'MISS' | 'STALE',
): Promise<void> {
  const { response: cached } = entry
  const encoding = encodingFor(request.headers['accept-encoding'], String(cached.headers['content-type'] ?? ''), cached.body.length)
  return send(request, response, cached, await entry.body(encoding), encoding, found)
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: CachedResponse,
  body: Buffer,
  encoding: string,
  found: string,
): void {
  const isUnchanged = answer.status === 200 && request.headers['if-none-match'] === answer.etag
  response.writeHead(isUnchanged ? 304 : answer.status, {
    ...(answer.headers as { [name: string]: string | string[] }),
    ...(answer.status === 200 ? { etag: answer.etag } : {}),
    ...(isUnchanged ? {} : { 'content-length': body.length }),
    ...(encoding === 'identity' || isUnchanged ? {} : { 'content-encoding': encoding }),
    'x-cache': found,
  })
  response.end(isUnchanged || request.method === 'HEAD' ? undefined : body)
}
