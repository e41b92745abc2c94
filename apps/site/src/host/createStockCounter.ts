import { formatSearch } from '@forecourt/rules/search/formatSearch'
import type { RuntimeHost, StockCounts } from '@forecourt/runtime/host/RuntimeHost'
import { createResultCache } from './createResultCache'

/** Timeout, after which a form keeps the counts it has. Milliseconds. */
const timeoutMs = 5_000

/** Requests counts for a search of the stock, cached (SRC-35, SRC-37). */
export function createStockCounter(cacheSize: number): RuntimeHost['countStock'] {
  const cache = createResultCache<StockCounts>(cacheSize)
  return async (state) => {
    const query = formatSearch(state)
    const now = new Date().toISOString()
    const cached = cache.get(query, now)
    if (cached) return cached
    const response = await fetch(`/api/stock-counts${query}`, { signal: AbortSignal.timeout(timeoutMs) })
    if (!response.ok) throw new Error(`The counts of ${query || 'all stock'} were answered ${response.status}.`)
    const counts = (await response.json()) as StockCounts
    cache.put(query, counts, now)
    return counts
  }
}
