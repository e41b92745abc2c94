import type { Car } from '@forecourt/rules/entities/Car'
import type { StockResult } from '@forecourt/rules/entities/StockFacet'
import type { SearchState } from '@forecourt/rules/search/SearchState'
import { createEngine } from './engine/createEngine'
import type { SearchEngine } from './engine/SearchRequest'
import { carRecord } from './stock/carRecord'
import { type StockSearchOptions, stockRequests } from './stock/stockRequests'
import { stockResult } from './stock/stockResult'
import { stockSorts } from './stock/stockSorts'

export interface StockIndex {
  /** The cars in it, in the order they were given. */
  readonly cars: readonly Car[]
  search(state: SearchState, options: StockSearchOptions): StockResult
}

/** Search over a site's listed cars, in this process (SRC-01). */
export function createStockIndex(cars: readonly Car[]): StockIndex {
  const byId = new Map(cars.map((car) => [car.id, car]))
  const engine: SearchEngine = createEngine(cars.map(carRecord), stockSorts)
  return {
    cars,
    search: (state, options) => stockResult(state, engine.search(stockRequests(state, options)), (id) => byId.get(id)),
  }
}
