/** How long a response may be cached, read from its headers. Seconds. */
export interface CachePolicy {
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
export function cachePolicy(status: number, headers: { readonly [name: string]: string | readonly string[] }): CachePolicy | null {
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
