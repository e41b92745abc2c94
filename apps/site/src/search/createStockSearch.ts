import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '@forecourt/data/createDatabase'
import type { StockSearch } from '@forecourt/data/pages/StockSearch'
import { searchInPostgres } from '@forecourt/data/stock/search/searchInPostgres'
import { connectInProcess } from '@forecourt/search/client/connectInProcess'
import { connectSearch } from '@forecourt/search/client/connectSearch'
import { type StockSearcher, searchStock } from '@forecourt/search/client/searchStock'
import { env } from '../env'
import type { LiveSite } from '../sites/createSiteRegistry'
import { searchAccess } from './searchAccess'
import { siteTarget } from './siteTarget'

/** How long a search waits for an index that is being loaded: the stock of most sites is there by then. Milliseconds. */
const usualTimeoutMs = 300

/** Nobody is asked there by this host: what is hosted has hosts of its own. */
const nowhere = { host: 'localhost', protocol: 'https' } as const

/** Null: there is no index yet. */
async function searcherOf(live: LiveSite, now: string, timeoutMs: number): Promise<StockSearcher | null> {
  const secret = env().INTERNAL_SECRET
  const access = searchAccess(live.published, secret)
  if (access.hosted) return { client: connectSearch(access, nowhere), access }
  const index = await Promise.race([live.stockIndex().catch(() => null), wait(timeoutMs, null, { ref: false })])
  return index && { client: connectInProcess(siteTarget(live, index, { secret, now })), access }
}

/**
 * Stock search as the loaders want it, asked the way browsers ask (SRC-44 to SRC-46): of the index in this process or of a hosted
 * one. While neither answers, the database does, with fewer facets.
 *
 * @param timeoutMs how long it waits for an index that is being loaded
 */
export function createStockSearch(live: LiveSite, db: Database, timeoutMs = usualTimeoutMs): StockSearch {
  return {
    async search(site, state, preset, now) {
      try {
        const searcher = await searcherOf(live, now, timeoutMs)
        if (searcher) return await searchStock(searcher, { state, preset, config: site.config }, now)
      } catch (error) {
        console.error(error)
      }
      return searchInPostgres(db, site, { state, preset, now })
    },
  }
}
