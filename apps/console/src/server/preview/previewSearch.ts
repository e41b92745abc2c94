import type { Database } from '@forecourt/data/createDatabase'
import { stockSource } from '@forecourt/data/stock/search/stockSource'
import type { StockSearch } from '@forecourt/rules/search/StockSearch'
import { loadStockIndex, type StockIndex } from '@forecourt/search/createStockIndex'
import { createFreshIndex, type FreshIndex } from '@forecourt/search/fresh/createFreshIndex'
import { embeddedSearch } from '@forecourt/search/stock/embeddedSearch'

/** Few people edit at a time. */
const mostIndexes = 20

/** An index reads changes through the connection it was loaded by, so each connection has its own. */
const indexesByDatabase = new WeakMap<Database, Map<string, FreshIndex<StockIndex>>>()

/** The one used longest ago makes room. */
const stockOf = (db: Database, organisationId: string): FreshIndex<StockIndex> => {
  const indexes = indexesByDatabase.get(db) ?? new Map<string, FreshIndex<StockIndex>>()
  indexesByDatabase.set(db, indexes)
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

/** Stock search for previews: an index of the organisation's cars as they are now, asked as sites ask theirs (SRC-44 to SRC-46). */
export const previewSearch = (db: Database): StockSearch => ({
  search: async (query) => {
    const stock = stockOf(db, query.site.organisationId)
    const index = await stock.ready()
    // Nothing tells the console of changes, so each search asks; that is one short query.
    await stock.refresh()
    return embeddedSearch(index).search(query)
  },
})
