import { createHash } from 'node:crypto'
import type { CachedResponse } from './createPageCache'
import type { WholeResponse } from './proxyRequest'

/** Cache policy from response headers, in seconds. */
interface CachePolicy {
  readonly fresh: number
  readonly usable: number
  /** Cache-Control for browsers and upstream caches. */
  readonly cacheControl: string
}

const staleSeconds = 86_400

/**
 * Null for uncacheable responses: errors, private ones, and missing pages, which are endless. A withdrawn car's page is cacheable, as
 * their number is limited.
 */
function cachePolicy(status: number, headers: { readonly [name: string]: string | readonly string[] }): CachePolicy | null {
  if (status !== 200 && status !== 308 && status !== 410) return null
  const stated = String(headers['cache-control'] ?? '')
  if (/no-store|no-cache|private/.test(stated) || headers['set-cookie'] !== undefined) return null
  const shared = Number(/s-maxage=(\d+)/.exec(stated)?.[1] ?? Number.NaN)
  if (Number.isNaN(shared)) {
    const maxAge = Number(/(?:^|[\s,])max-age=(\d+)/.exec(stated)?.[1] ?? 0)
    return maxAge > 0 && status === 200 ? { fresh: maxAge, usable: maxAge, cacheControl: stated } : null
  }
  if (shared === 0) return null
  // Browsers revalidate every time and mostly get 304; upstream caches are purged by Surrogate-Key.
  const cacheControl = `public, max-age=0, s-maxage=${shared}, stale-while-revalidate=60, stale-if-error=${staleSeconds}`
  return { fresh: shared, usable: shared + staleSeconds, cacheControl }
}

const droppedHeaders = ['content-length', 'transfer-encoding', 'connection', 'keep-alive', 'date', 'etag', 'strict-transport-security']

/** Converts a response of the page process for caching and sending. Pages have an ETag; other cached bodies are hashed here. */
export function responseToSend(
  { status, headers: stated, body }: WholeResponse,
  now: number,
): { readonly isCacheable: boolean; readonly response: CachedResponse } {
  const headers: { [name: string]: string | readonly string[] } = {}
  for (const [name, value] of Object.entries(stated)) if (!droppedHeaders.includes(name)) headers[name] = value
  const policy = cachePolicy(status, stated)
  if (policy) headers['cache-control'] = policy.cacheControl
  headers.vary = 'Accept-Encoding'
  return {
    isCacheable: policy !== null,
    response: {
      status,
      headers,
      body,
      etag: stated.etag?.toString() ?? (policy ? `W/"${createHash('sha1').update(body).digest('base64url')}"` : ''),
      tags: String(headers['surrogate-key'] ?? '')
        .split(' ')
        .filter(Boolean),
      freshUntil: now + (policy?.fresh ?? 0) * 1000,
      usableUntil: now + (policy?.usable ?? 0) * 1000,
    },
  }
}
