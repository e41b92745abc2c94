import type { Database } from '@forecourt/data/createDatabase'
import { stockSource } from '@forecourt/data/stock/search/stockSource'
import { loadStockIndex, type StockIndex } from '@forecourt/search/createStockIndex'
import { createFreshIndex, type FreshIndex } from '@forecourt/search/fresh/createFreshIndex'

/** Enough for the few concurrent users. */
const maxIndexes = 20

/** An index refreshes through the connection that loaded it, so each connection has its own. */
const indexesByDatabase = new WeakMap<Database, Map<string, FreshIndex<StockIndex>>>()

/** Evicts the least recently used index. */
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
  if (indexes.size > maxIndexes && oldest !== undefined) indexes.delete(oldest)
  return stock
}

/** Search index of an organisation's current stock, shared by previews and trials of changes. */
export const currentStockIndex = async (db: Database, organisationId: string): Promise<StockIndex> => {
  const stock = stockOf(db, organisationId)
  await stock.ready()
  // The console gets no change notifications, so each search refreshes; that is one short query.
  await stock.refresh()
  // A refresh may have replaced the index.
  return stock.ready()
}
