import type { Database } from '@forecourt/data/createDatabase'
import type { StockSearch } from '@forecourt/data/pages/StockSearch'
import { stockSource } from '@forecourt/data/stock/search/stockSource'
import { connectInProcess } from '@forecourt/search/client/connectInProcess'
import { searchStock } from '@forecourt/search/client/searchStock'
import { loadStockIndex, type StockIndex } from '@forecourt/search/createStockIndex'
import { createFreshIndex, type FreshIndex } from '@forecourt/search/fresh/createFreshIndex'
import { stockHits, stockTarget } from '@forecourt/search/stock/stockTarget'

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

/** Nobody asks for a preview from outside: whoever may see the draft has been let in before. */
const credentials = { appId: 'preview', apiKey: 'preview' }

/**
 * Stock search for previews: the embedded engine over the organisation's cars as they are now, by the draft's settings, asked the
 * way the site asks (SRC-44 to SRC-46), so that a preview gets the same answers.
 */
export const previewSearch = (db: Database): StockSearch => ({
  search: async ({ organisationId, dealershipIds, config }, state, preset, now) => {
    const stock = stockOf(db, organisationId)
    const index = await stock.ready()
    // Nobody tells the console of changes, so each search asks; that is one short query.
    await stock.refresh()
    const { indexName } = config.search
    const hits = stockHits(config)
    const { stock: rule, price, search } = config
    const target = stockTarget({ indexName, index: index.engine, hits, credentials, stock: rule, price, search, dealershipIds, now })
    return searchStock({ client: connectInProcess(target), access: { indexName } }, { state, preset, config }, now)
  },
})
