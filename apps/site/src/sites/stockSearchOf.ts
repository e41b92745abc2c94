import type { StockSearch } from '@forecourt/data/pages/StockSearch'
import type { LiveSite } from './createSiteRegistry'

/** Stock search as the loaders want it, answered from the site's index in memory. */
export function stockSearchOf(live: LiveSite): StockSearch {
  return {
    async search(site, state, preset, now) {
      const index = await live.stockIndex()
      return index.search(state, { config: site.config, preset, now })
    },
  }
}
