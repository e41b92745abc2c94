import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '@forecourt/data/createDatabase'
import { postgresSearch } from '@forecourt/data/stock/search/postgresSearch'
import type { StockSearch } from '@forecourt/rules/search/StockSearch'
import { usesHostedSearch } from '@forecourt/schema/switches/usesHostedSearch'
import { algoliaSearch } from '@forecourt/search/hosted/algoliaSearch'
import { embeddedSearch } from '@forecourt/search/stock/embeddedSearch'
import type { LiveSite } from '../sites/createSiteRegistry'

/** Timeout of a loading index in milliseconds: the stock of most sites loads within it. */
const usualTimeoutMs = 300

/** Algolia if the site has an application and key (CFG-14), else the in-process index. Null while there is no index. */
async function findIndex(live: LiveSite, timeoutMs: number): Promise<StockSearch | null> {
  const { search } = live.published.config
  if (usesHostedSearch(search)) return algoliaSearch(search)
  const index = await Promise.race([live.stockIndex().catch(() => null), wait(timeoutMs, null, { ref: false })])
  return index && embeddedSearch(index)
}

/**
 * Stock search of a site (SRC-44 to SRC-46): uses its index, and Postgres with fewer facets while the index is unavailable.
 *
 * @param timeoutMs how long it waits for an index that is being loaded
 */
export function createStockSearch(live: LiveSite, db: Database, timeoutMs = usualTimeoutMs): StockSearch {
  return {
    async search(query) {
      try {
        const index = await findIndex(live, timeoutMs)
        if (index) return await index.search(query)
      } catch (error) {
        console.error(error)
      }
      return postgresSearch(db).search(query)
    },
  }
}
