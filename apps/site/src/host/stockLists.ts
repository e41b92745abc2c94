import type { SearchPreset } from '@forecourt/rules/routing/parseSearchPreset'
import { formatSearch } from '@forecourt/rules/search/formatSearch'
import type { RenderedStock } from '@forecourt/runtime/host/RenderedStock'
import type { RuntimeHost } from '@forecourt/runtime/host/RuntimeHost'
import { createResultCache, type ResultCache } from './createResultCache'
import { stockListPath } from './stockListPath'

/** Maximum size of the cache for the lists of one manufacturer or dealership (SRC-36). */
const maxNarrowLists = 10

/**
 * Chooses the result cache of a list by its preset: configured size for all stock (SRC-37), smaller for one manufacturer or dealership
 * (SRC-36).
 */
function createListCaches<Result>(size: number): (preset: SearchPreset) => ResultCache<Result> {
  const [allStockCache, narrowCache] = [createResultCache<Result>(size), createResultCache<Result>(Math.min(maxNarrowLists, size))]
  return ({ make, dealershipSlug }) => (make || dealershipSlug ? narrowCache : allStockCache)
}

/** Timeout in milliseconds, after which the full page is loaded. */
const timeoutMs = 8_000

/** Requests the results of a stock list; only the latest request counts. Cached (SRC-35, SRC-37). */
export function stockLists(cacheSize: number): RuntimeHost['stockList'] {
  const cacheFor = createListCaches<RenderedStock>(cacheSize)
  let latest = new AbortController()
  return async ({ path, preset, state }) => {
    const cache = cacheFor(preset)
    latest.abort()
    const controller = new AbortController()
    latest = controller
    const address = `${path}${formatSearch(state)}`
    const now = new Date().toISOString()
    const cached = cache.get(address, now)
    if (cached) return cached
    const timer = setTimeout(() => controller.abort(), timeoutMs)
    try {
      const response = await fetch(`${stockListPath}${address}`, { signal: controller.signal })
      if (!response.ok) throw new Error(`The list of ${address} was answered ${response.status}.`)
      const drawn = (await response.json()) as RenderedStock
      cache.put(address, drawn, now)
      return drawn
    } finally {
      clearTimeout(timer)
    }
  }
}
