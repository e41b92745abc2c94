import type { Car } from '@forecourt/rules/entities/Car'
import type { StockResult } from '@forecourt/rules/entities/StockFacet'
import type { SearchState } from '@forecourt/rules/search/SearchState'
import type { SearchRequest, SearchResponse } from './contract/SearchRequest'
import { createSearchIndex, loadSearchIndex } from './engine/createSearchIndex'
import type { IndexChanges, IndexSource, SearchIndex } from './engine/SearchIndex'
import { carRecord } from './stock/carRecord'
import { type StockSearchOptions, searchPoint, stockRequests, stockRule } from './stock/stockRequests'
import { stockResult } from './stock/stockResult'
import { stockSettings } from './stock/stockSettings'

export interface StockIndex {
  /** All cars in it. */
  readonly cars: readonly Car[]
  /** The same cars for whoever asks in other ways. */
  readonly engine: SearchIndex<Car>
  /** Answers requests among the cars that a site lists (SRC-31 to SRC-33). */
  answer(requests: readonly SearchRequest[], site: Omit<StockSearchOptions, 'preset'>): readonly SearchResponse<Car>[]
  search(state: SearchState, options: StockSearchOptions): StockResult
  /** Takes over cars that are new or different, and ids of cars that are gone; they are found from when the promise resolves. */
  apply(changes: IndexChanges<Car>): Promise<void>
}

const source: IndexSource<Car> = { settings: stockSettings, read: carRecord }

/**
 * Search over an organisation's cars, in this process (SRC-01). What a site does not list of them it does not find. Built at once: for a few
 * hundred cars, tests and benches; the whole stock is built in slices, by `loadStockIndex`.
 */
export const createStockIndex = (cars: readonly Car[]): StockIndex => stockIndexOver(createSearchIndex(source, cars))

/** The same of cars that come in pages, built without holding up whatever else this process does: for thousands of cars. */
export const loadStockIndex = async (pages: AsyncIterable<readonly Car[]> | Iterable<readonly Car[]>): Promise<StockIndex> =>
  stockIndexOver(await loadSearchIndex(source, pages))

function stockIndexOver(index: SearchIndex<Car>): StockIndex {
  const answer: StockIndex['answer'] = (requests, { config: { stock }, dealershipIds, now }) => {
    const listed = stockRule({ stock, dealershipIds, now })
    return index.search(requests.map((request) => ({ ...request, filters: [...listed, ...request.filters] })))
  }
  return {
    get cars() {
      return index.documents()
    },
    engine: index,
    answer,
    search: (state, options) =>
      stockResult(state, options.config.search.pageSize, answer(stockRequests(state, options), options), searchPoint(state, options)),
    apply: (changes) => index.apply(changes),
  }
}
