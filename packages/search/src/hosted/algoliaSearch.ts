import type { StockSearch } from '@forecourt/rules/search/StockSearch'
import { liteClient, type SearchResponse } from 'algoliasearch/lite'
import { searchStock } from '../stock/searchStock'
import { algoliaQuery } from './algoliaQuery'
import type { AlgoliaAddress } from './algoliaWriter'
import { listedFilters } from './listedFilters'
import { parseAlgoliaAnswer, type StockHit } from './parseAlgoliaAnswer'

/** An Algolia index with a search-only key. */
export interface AlgoliaReader extends Omit<AlgoliaAddress, 'adminKey'> {
  readonly key: string
}

/** Timeout in milliseconds; the caller has a fallback. */
const usualTimeoutMs = 1000

/**
 * The `StockSearch` adapter for an Algolia index, with a search-only key (CFG-14, SRC-44). Every request contains the filter for the cars
 * that the site lists.
 *
 * @param timeoutMs of each call in milliseconds, including retries
 */
export function algoliaSearch({ appId, key, indexName, host }: AlgoliaReader, timeoutMs = usualTimeoutMs): StockSearch {
  const client = liteClient(appId, key, {
    ...(host ? { hosts: [{ ...host, accept: 'readWrite' as const }] } : {}),
    timeouts: { connect: timeoutMs, read: timeoutMs, write: timeoutMs },
    maxRateLimitRetries: 0,
  })
  return {
    search: (query) => {
      const target = { indexName, siteFilter: listedFilters(query) }
      return searchStock(query, async (requests) => {
        const queries = requests.map((request) => algoliaQuery(request, target))
        const { results } = await withinTimeout(client.search<StockHit>({ requests: queries }), timeoutMs)
        return (results as SearchResponse<StockHit>[]).map(parseAlgoliaAnswer)
      })
    },
  }
}

async function withinTimeout<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Algolia has not answered within ${timeoutMs} ms.`)), timeoutMs)
  })
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}
