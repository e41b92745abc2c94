import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '@forecourt/data/createDatabase'
import type { StockSearch } from '@forecourt/data/pages/StockSearch'
import { searchInPostgres } from '@forecourt/data/stock/searchInPostgres'
import type { LiveSite } from './createSiteRegistry'

/** How long a search waits for an index that is being loaded: the stock of most sites is there by then. Milliseconds. */
const patience = 300

/** Stock search as the loaders want it: answered from the index in memory, and while there is none by the database, with fewer facets. */
export function stockSearchOf(live: LiveSite, db: Database): StockSearch {
  return {
    async search(site, state, preset, now) {
      const loaded = live.stockIndex().catch(() => null)
      const index = await Promise.race([loaded, wait(patience, null, { ref: false })])
      if (!index) return searchInPostgres(db, site, { state, preset, now })
      return index.search(state, { config: site.config, preset, dealershipIds: site.dealershipIds, now })
    },
  }
}
