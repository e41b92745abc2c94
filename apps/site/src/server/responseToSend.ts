import { createHash } from 'node:crypto'
import type { Captured } from './capture'
import type { CachedResponse } from './createPageCache'

/** How long a response may be cached, read from its headers. Seconds. */
interface CachePolicy {
  readonly fresh: number
  readonly usable: number
  /** The Cache-Control header for browsers and for caches in front of us. */
  readonly cacheControl: string
}

const dayOfGrace = 86_400

/**
 * Null for what must not be cached: errors, answers to one person, and missing pages, of which there is no end. A withdrawn car's
 * page is one of as many as there were cars, and expires like it.
 */
function cachePolicy(status: number, headers: { readonly [name: string]: string | readonly string[] }): CachePolicy | null {
  if (status !== 200 && status !== 308 && status !== 410) return null
  const stated = String(headers['cache-control'] ?? '')
  if (/no-store|no-cache|private/.test(stated) || headers['set-cookie'] !== undefined) return null
  const shared = Number(/s-maxage=(\d+)/.exec(stated)?.[1] ?? Number.NaN)
  if (Number.isNaN(shared)) {
    const own = Number(/(?:^|[\s,])max-age=(\d+)/.exec(stated)?.[1] ?? 0)
    return own > 0 && status === 200 ? { fresh: own, usable: own, cacheControl: stated } : null
  }
  if (shared === 0) return null
  // A browser revalidates every time and mostly gets 304; caches in front are purged by Surrogate-Key.
  const cacheControl = `public, max-age=0, s-maxage=${shared}, stale-while-revalidate=60, stale-if-error=${dayOfGrace}`
  return { fresh: shared, usable: shared + dayOfGrace, cacheControl }
}

const notPassedOn = ['content-length', 'transfer-encoding', 'connection', 'keep-alive', 'date', 'etag', 'strict-transport-security']

/**
 * A response of the page process as it is cached and sent: whether it is cached and for how long. Pages come with their etag; the body of
 * anything else that is cached is hashed once.
 */
export function responseToSend(
  { status, headers: stated, body }: Captured,
  now: number,
): { readonly keep: boolean; readonly response: CachedResponse } {
  const headers: { [name: string]: string | readonly string[] } = {}
  for (const [name, value] of Object.entries(stated)) if (!notPassedOn.includes(name)) headers[name] = value
  const policy = cachePolicy(status, stated)
  if (policy) headers['cache-control'] = policy.cacheControl
  headers.vary = 'Accept-Encoding'
  return {
    keep: policy !== null,
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
