import type { IncomingMessage } from 'node:http'
import type { CachedResponse, CacheEntry, PageCache } from './createPageCache'
import type { PageCopies } from './createPageCopies'
import type { App } from './createPageProcess'
import type { WholeResponse } from './proxyRequest'
import { responseToSend } from './responseToSend'

/** A rendered response. */
export interface RenderedPage {
  readonly response: CachedResponse
  /** Its cache entry; null if not cached. */
  readonly cached: CacheEntry | null
}

interface PageRenderer {
  readonly app: App
  readonly cache: PageCache
  /** Page copies on disk. */
  readonly copies?: PageCopies
  /** Whether a cache in front reads tags from Cache-Tag. */
  readonly sendsCacheTag: boolean
  now(): number
}

/** Renders a complete page, even if the client disconnects, and caches it by key; `release` releases the render slot. */
export type RenderPage = (request: IncomingMessage, key: string | null, release: () => void) => Promise<RenderedPage>

const emptyBody = Buffer.alloc(0)
const failed: WholeResponse = {
  status: 500,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body: Buffer.from('Something went wrong.'),
}

/** Copies public pages with a normal status only. */
const isCopied = ({ status, headers, freshUntil, usableUntil }: CachedResponse) =>
  status === 200 && usableUntil > freshUntil && String(headers['content-type'] ?? '').startsWith('text/html')

/**
 * The app's response; a failure is logged and becomes a 500. The request has no conditional and encoding headers, as compression, 304 and
 * caching are ours to decide after rendering.
 */
async function wholePage(app: App, { url, headers: sent }: IncomingMessage): Promise<WholeResponse> {
  const { 'if-none-match': _, 'if-modified-since': __, 'accept-encoding': ___, ...headers } = sent
  try {
    return await app.fetchWhole({ method: 'GET', url, headers }, emptyBody)
  } catch (error) {
    console.error(error)
    return failed
  }
}

const withHeaders = (response: CachedResponse, headers: CachedResponse['headers']): CachedResponse => ({
  ...response,
  headers: { ...response.headers, ...headers },
})

/** Renders pages by the app and stores them in the cache and on disk. */
export function createPageRenderer({ app, cache, copies, sendsCacheTag, now }: PageRenderer): RenderPage {
  return async (request, key, release) => {
    const mark = cache.mark()
    const whole = await wholePage(app, request).finally(release)
    const { isCacheable, response: rendered } = responseToSend(whole, now())
    const response = sendsCacheTag && rendered.tags.length > 0 ? withHeaders(rendered, { 'cache-tag': rendered.tags.join(',') }) : rendered
    if (key === null) return { response, cached: null }
    // An error replaces nothing: the last good page remains.
    const cached = isCacheable && response.status < 500 ? cache.put(key, response, mark) : null
    if (cached && isCopied(response)) copies?.keep(key, cached)
    else if (!isCacheable && response.status < 500) copies?.forget(key)
    // Something on it changed while it was rendered: no cache in front may keep it.
    if (!cached && cache.isExpired(response.tags, mark)) return { response: withHeaders(response, { 'cache-control': 'no-store' }), cached }
    return { response, cached }
  }
}
