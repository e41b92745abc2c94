import type { Database } from '@forecourt/data/createDatabase'
import type { StockSearch } from '@forecourt/data/pages/StockSearch'
import { listedCars } from '@forecourt/data/stock/listedCars'
import { createStockIndex, type StockIndex } from '@forecourt/search/createStockIndex'

/** An index is rebuilt when it is older than this; someone clicking through a preview gets the same one. */
const freshForMs = 5_000

const indexes = new Map<string, { readonly index: Promise<StockIndex>; readonly madeAt: number }>()

/** Stock search for previews: the embedded engine over the cars that the draft's settings list. */
export const previewSearch = (db: Database): StockSearch => ({
  search: async (site, state, preset, now) => {
    // What is listed depends on these settings alone, so other edits reuse the index.
    const key = JSON.stringify([site.siteId, site.config.stock])
    const at = Date.parse(now)
    let entry = indexes.get(key)
    if (!entry || at - entry.madeAt > freshForMs) {
      if (indexes.size > 20) indexes.clear()
      entry = { index: listedCars(db, site, now).then(createStockIndex), madeAt: at }
      indexes.set(key, entry)
      entry.index.catch(() => indexes.delete(key))
    }
    return (await entry.index).search(state, { config: site.config, preset, now })
  },
})
