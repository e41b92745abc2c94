import type { StockResult } from '@forecourt/rules/entities/StockFacet'
import { connectSearch, type OwnHost, searchTimeout } from './connectSearch'
import { createListCaches } from './createListCaches'
import type { SearchAccess } from './SearchAccess'
import type { StockQuery } from './StockQuery'
import { searchStock } from './searchStock'

/** Stock search of a page. */
export interface StockClient {
  /** Rejects when search can't be reached. `now` is an ISO instant. */
  search(question: StockQuery, now: string): Promise<StockResult>
}

/** Stock search in a browser: asks over the network, and caches so many results (SRC-35, SRC-37). */
export function createStockClient(access: SearchAccess, own: OwnHost, cacheSize: number): StockClient {
  const searcher = { client: connectSearch(access, own), access, timeoutMs: searchTimeout(access) }
  const cacheFor = createListCaches<StockResult>(cacheSize)
  return {
    async search(question, now) {
      const cache = cacheFor(question.preset)
      const key = JSON.stringify([question.state, question.preset])
      const cached = cache.get(key, now)
      if (cached) return cached
      const result = await searchStock(searcher, question, now)
      cache.put(key, result, now)
      return result
    },
  }
}
