import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '@forecourt/data/createDatabase'
import { postgresSearch } from '@forecourt/data/stock/search/postgresSearch'
import type { StockSearch } from '@forecourt/rules/search/StockSearch'
import { usesHostedSearch } from '@forecourt/schema/switches/usesHostedSearch'
import { algoliaSearch } from '@forecourt/search/hosted/algoliaSearch'
import { embeddedSearch } from '@forecourt/search/stock/embeddedSearch'
import type { LiveSite } from '../sites/createSiteRegistry'

/** How long a search waits for an index that is being loaded: the stock of most sites is there by then. Milliseconds. */
const usualTimeoutMs = 300

/** Algolia where the site has an application and a key there (CFG-14), else the index in this process. Null: there is no index yet. */
async function findIndex(live: LiveSite, timeoutMs: number): Promise<StockSearch | null> {
  const { search } = live.published.config
  if (usesHostedSearch(search)) return algoliaSearch(search)
  const index = await Promise.race([live.stockIndex().catch(() => null), wait(timeoutMs, null, { ref: false })])
  return index && embeddedSearch(index)
}

/**
 * Stock search of a site (SRC-44 to SRC-46): in its index, and in Postgres, with fewer facets, while that does not answer.
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
