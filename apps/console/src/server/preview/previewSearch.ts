import type { Database } from '@forecourt/data/createDatabase'
import type { StockSearch } from '@forecourt/data/pages/StockSearch'
import { stockSource } from '@forecourt/data/stock/stockSource'
import { loadStockIndex, type StockIndex } from '@forecourt/search/createStockIndex'
import { createFreshIndex, type FreshIndex } from '@forecourt/search/fresh/createFreshIndex'

/** Few people edit at a time. */
const mostIndexes = 20

const indexes = new Map<string, FreshIndex<StockIndex>>()

/** The one used longest ago makes room. */
const stockOf = (db: Database, organisationId: string): FreshIndex<StockIndex> => {
  const instant = () => new Date().toISOString()
  const stock =
    indexes.get(organisationId) ??
    createFreshIndex({ source: stockSource(db, organisationId, instant), build: loadStockIndex, now: () => Date.now() })
  indexes.delete(organisationId)
  indexes.set(organisationId, stock)
  const [oldest] = indexes.keys()
  if (indexes.size > mostIndexes && oldest !== undefined) indexes.delete(oldest)
  return stock
}

/** Stock search for previews: the embedded engine over the organisation's cars as they are now, by the draft's settings. */
export const previewSearch = (db: Database): StockSearch => ({
  search: async (site, state, preset, now) => {
    const stock = stockOf(db, site.organisationId)
    const index = await stock.ready()
    // Nobody tells the console of changes, so each search asks; that is one short query.
    await stock.refresh()
    return index.search(state, { config: site.config, preset, dealershipIds: site.dealershipIds, now })
  },
})
