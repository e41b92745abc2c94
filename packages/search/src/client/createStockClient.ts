import type { StockResult } from '@forecourt/rules/entities/StockFacet'
import type { SearchPreset } from '@forecourt/rules/routing/Route'
import { connectSearch, type OwnHost, searchTimeout } from './connectSearch'
import { createResultCache } from './createResultCache'
import type { SearchAccess } from './SearchAccess'
import type { StockQuery } from './StockQuery'
import { searchStock } from './searchStock'

/** Stock search of a page. */
export interface StockClient {
  /** Rejects when search can't be reached. `now` is an ISO instant. */
  search(question: StockQuery, now: string): Promise<StockResult>
}

/** Size of the cache for the lists of one manufacturer or dealership (SRC-36). */
const mostOfOne = 10

/** Stock search in a browser: asks over the network, and caches so many results (SRC-35, SRC-37). */
export function createStockClient(access: SearchAccess, own: OwnHost, cacheSize: number): StockClient {
  const searcher = { client: connectSearch(access, own), access, timeoutMs: searchTimeout(access) }
  const [ofAll, ofOne] = [createResultCache<StockResult>(cacheSize), createResultCache<StockResult>(Math.min(mostOfOne, cacheSize))]
  const cacheFor = ({ make, dealershipSlug }: SearchPreset) => (make || dealershipSlug ? ofOne : ofAll)
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
