/** How long an answer may be kept, read from its headers. Seconds. */
export interface CachePolicy {
  readonly fresh: number
  readonly usable: number
  /** What browsers and caches in front of us are told. */
  readonly cacheControl: string
}

const dayOfGrace = 86_400

/**
 * Null for what must not be kept: errors, answers to one person, and missing pages, of which there is no end. A withdrawn car's
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
  // A browser asks every time and mostly hears "unchanged"; caches in front are told when it changes by Surrogate-Key.
  const cacheControl = `public, max-age=0, s-maxage=${shared}, stale-while-revalidate=60, stale-if-error=${dayOfGrace}`
  return { fresh: shared, usable: shared + dayOfGrace, cacheControl }
}
