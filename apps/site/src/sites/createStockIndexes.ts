import type { StockIndex } from '@forecourt/search/createStockIndex'
import type { FreshIndex } from '@forecourt/search/fresh/createFreshIndex'

/** The search indexes of organisations' stock, each made when it is first asked for. */
export interface StockIndexes {
  /** Loads the index where it isn't yet; rejects when it can't be loaded. */
  ready(organisationId: string): Promise<StockIndex>
  /** Takes over changes of these organisations' cars, of all without a list; returns those whose cars had changed. An index that was never asked for has nothing to take over. */
  refresh(organisationIds?: readonly string[]): Promise<string[]>
  /** Drops the indexes of organisations that are not in use. */
  keepOnly(isUsed: (organisationId: string) => boolean): void
}

export function createStockIndexes(create: (organisationId: string) => FreshIndex<StockIndex>): StockIndexes {
  const indexes = new Map<string, FreshIndex<StockIndex>>()
  return {
    ready(organisationId) {
      const index = indexes.get(organisationId) ?? create(organisationId)
      indexes.set(organisationId, index)
      return index.ready()
    },
    async refresh(organisationIds = [...indexes.keys()]) {
      const refreshed = await Promise.all(organisationIds.map(async (id) => ((await indexes.get(id)?.refresh()) ? [id] : [])))
      return refreshed.flat()
    },
    keepOnly(isUsed) {
      for (const organisationId of indexes.keys()) if (!isUsed(organisationId)) indexes.delete(organisationId)
    },
  }
}
