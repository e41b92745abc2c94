import type { Car } from '@forecourt/rules/entities/Car'
import type { StockResult } from '@forecourt/rules/entities/StockResult'
import type { SearchState } from '@forecourt/rules/search/SearchState'
import type { SearchRequest, SearchResponse } from './contract/SearchRequest'
import { createSearchIndex, loadSearchIndex } from './engine/createSearchIndex'
import type { IndexChanges, IndexSource, SearchIndex } from './engine/SearchIndex'
import { carRecord } from './stock/carRecord'
import { type StockSearchOptions, searchPoint, stockRequests, stockRule } from './stock/stockRequests'
import { stockResult } from './stock/stockResult'
import { stockSettings } from './stock/stockSettings'

export interface StockIndex {
  /** All cars of the index. */
  readonly cars: readonly Car[]
  /** The generic index of the same cars. */
  readonly engine: SearchIndex<Car>
  /** Answers requests for the cars that a site lists (SRC-31 to SRC-33). */
  answer(requests: readonly SearchRequest[], site: Omit<StockSearchOptions, 'preset'>): readonly SearchResponse<Car>[]
  search(state: SearchState, options: StockSearchOptions): StockResult
  /** Applies changed cars and ids of removed cars; searchable once the promise resolves. */
  apply(changes: IndexChanges<Car>): Promise<void>
  /** Another index with these changes, which shares what doesn't change. */
  withChanges(changes: IndexChanges<Car>): Promise<StockIndex>
}

const source: IndexSource<Car> = { settings: stockSettings, read: carRecord }

/**
 * In-process search over an organisation's cars (SRC-01). Doesn't find cars that the site doesn't list. Built synchronously, for a few
 * hundred cars, tests and benchmarks; `loadStockIndex` builds large stock in slices.
 */
export const createStockIndex = (cars: readonly Car[]): StockIndex => stockIndexOver(createSearchIndex(source, cars))

/** Builds the same index from pages of cars without blocking the event loop: for thousands of cars. */
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
    withChanges: async (changes) => stockIndexOver(await index.withChanges(changes)),
  }
}
