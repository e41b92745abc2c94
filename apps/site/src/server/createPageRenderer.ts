import type { IncomingMessage } from 'node:http'
import { type App, type Captured, capture } from './capture'
import type { CachedResponse, CacheEntry, PageCache } from './createPageCache'
import type { PageCopies } from './createPageCopies'
import { responseToSend } from './responseToSend'

/** What the app answered. */
export interface RenderedPage {
  readonly response: CachedResponse
  /** The response in the cache; null where it is not kept. */
  readonly cached: CacheEntry | null
}

interface PageRenderer {
  readonly app: App
  readonly cache: PageCache
  /** Where the last good copies of pages are kept. */
  readonly copies?: PageCopies
  now(): number
}

/** Has a page rendered whole, even where its client disconnects, and caches it by its key; `leave` gives its place back. */
export type RenderPage = (request: IncomingMessage, key: string | null, leave: () => void) => Promise<RenderedPage>

const nothing = Buffer.alloc(0)
const failed: Captured = {
  status: 500,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body: Buffer.from('Something went wrong.'),
}

/** Pages anyone may see, as they are when nothing is wrong. */
const isCopied = ({ status, headers, freshUntil, usableUntil }: CachedResponse) =>
  status === 200 && usableUntil > freshUntil && String(headers['content-type'] ?? '').startsWith('text/html')

/**
 * The request as the app is asked for the whole page: we compress ourselves, whether a browser has the page already is ours to say, and its
 * status and policy are only known from its body. It is a request of its own, as the app may go on with it after the browser was answered.
 */
function wholePageRequest(request: IncomingMessage): IncomingMessage {
  const { 'if-none-match': _, 'if-modified-since': __, 'accept-encoding': ___, ...headers } = request.headers
  return Object.create(request, {
    method: { value: 'GET', writable: true },
    headers: { value: headers, writable: true },
  })
}

/** The app's whole answer; a failure is logged and becomes a 500. */
async function wholePage(app: App, request: IncomingMessage): Promise<Captured> {
  const whole = wholePageRequest(request)
  const { response: draft, ended } = capture(whole)
  const answered = app(whole, draft, nothing).then(
    () => ended,
    (error: unknown) => {
      console.error(error)
      return failed
    },
  )
  return Promise.race([ended, answered])
}

/** Renders pages by the app, and keeps what may be kept in the cache and on disk. */
export function createPageRenderer({ app, cache, copies, now }: PageRenderer): RenderPage {
  return async (request, key, leave) => {
    const mark = cache.mark()
    const captured = await wholePage(app, request).finally(leave)
    const { keep, response } = responseToSend(captured, now())
    if (key === null) return { response, cached: null }
    // What failed takes nothing's place: the last good page stays.
    const cached = keep && response.status < 500 ? cache.put(key, response, mark) : null
    if (cached && isCopied(response)) copies?.keep(key, response)
    else if (!keep && response.status < 500) copies?.forget(key)
    return { response, cached }
  }
}
